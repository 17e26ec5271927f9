import medallion1 from "#app/art/medallion-1.svg";
import medallion2 from "#app/art/medallion-2.svg";
import medallion3 from "#app/art/medallion-3.svg";
import medallion4 from "#app/art/medallion-4.svg";
import medallion5 from "#app/art/medallion-5.svg";
import medallion6 from "#app/art/medallion-6.svg";
import onDark from "#app/art/medallion-gold.svg";
import type { Card } from "#content/service-page.ts";

const medallions = [medallion1, medallion2, medallion3, medallion4, medallion5, medallion6];

/** The medallions of a page's cards begin with this one; where the order of the cards is real, numbers stand beside them. */
export type Marks = "numbers" | number;

/** The drawing on the card at `at`. */
export function medallionFor(ground: Card["ground"], marks: Marks, at: number): string {
  const first = marks === "numbers" ? 0 : marks;
  return ground === "teal" ? onDark : (medallions[(first + at) % medallions.length] ?? onDark);
}
