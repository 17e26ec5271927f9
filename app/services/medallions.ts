import medallion1 from "#app/art/medallion-1.svg";
import medallion2 from "#app/art/medallion-2.svg";
import medallion3 from "#app/art/medallion-3.svg";
import medallion4 from "#app/art/medallion-4.svg";
import medallion5 from "#app/art/medallion-5.svg";
import medallion6 from "#app/art/medallion-6.svg";
import onDark from "#app/art/medallion-gold.svg";
import type { Card } from "#content/service-page.ts";

const medallions = [medallion1, medallion2, medallion3, medallion4, medallion5, medallion6];

/** What a page's cards carry: their numbers, where their order is real, or medallions from this one on. */
export type Marks = "numbers" | number;

/** The drawing on the card at `at`; undefined where numbers stand. */
export function medallionFor(ground: Card["ground"], marks: Marks, at: number): string | undefined {
  if (marks === "numbers") return undefined;
  return ground === "teal" ? onDark : medallions[(marks + at) % medallions.length];
}
