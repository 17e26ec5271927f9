import { brand } from "#content/brand.ts";
import { OfficeLabel } from "./office-label.tsx";

/** Each office as it stands on an envelope, open or closed just now. */
export function OfficeLabels() {
  return brand.offices.map((office) => <OfficeLabel key={office.city} office={office} />);
}
