import { useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { Nearby, nearby } from "#app/ui/nearby.tsx";
import { site } from "#content/site.ts";
import { useDropdown } from "./use-dropdown.ts";
import { useServicesCurrent } from "./use-services-current.ts";

const columnsId = "services-columns";
const Columns = nearby(
  columnsId,
  async () => (await import("./services-columns.tsx")).ServicesColumns,
);

const columns = (
  <Nearby id={columnsId} className="wrap drop__in">
    <Columns />
  </Nearby>
);

/** The dropdown of the header. It opens by itself; what it learns with JavaScript stands in use-dropdown.ts. */
export function ServicesPanel() {
  const panel = useRef<HTMLDetailsElement>(null);
  const current = useServicesCurrent();
  useDropdown(panel);

  return (
    // The visitor may have opened it before React came.
    <details ref={panel} suppressHydrationWarning>
      <summary aria-current={current}>
        {site.services.name}
        <Icon name="chevron-down" />
      </summary>
      <div className="drop">
        {columns}
        <div className="drop__edge" />
      </div>
    </details>
  );
}
