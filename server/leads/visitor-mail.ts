import { brand } from "#content/brand.ts";
import { myDataInMails } from "#content/my-data.ts";
import type { Links } from "#server/dependencies.ts";

const offices = brand.offices.map(({ city, phone }) => `${city}: ${phone}`);

/** The last paragraphs of every mail to a visitor: the way to their data, and who writes. */
export function closing(links: Links, id: string): string[] {
  return [
    `${myDataInMails.line}: ${links.url("my-data", id)}`,
    `${brand.name}\n${offices.join("\n")}`,
  ];
}
