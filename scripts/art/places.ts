import type { brand } from "#content/brand.ts";
import type { Point } from "./numbers.ts";

type Office = {
  /** Longitude and latitude. */
  at: Point;
  /** Where the end of its name stands on the dial. */
  label: Point;
};

/** Another office is another place here: the compiler asks for it. */
export const offices: Readonly<Record<(typeof brand.offices)[number]["city"], Office>> = {
  Kochi: { at: [76.267, 9.931], label: [-62, -346] },
  Austin: { at: [-97.743, 30.267], label: [36, 276] },
};
