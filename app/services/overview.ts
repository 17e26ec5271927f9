import type { services } from "#contract/services.ts";
import type { Look } from "./looks.ts";

/** What the overview says of one service. */
export type OverviewEntry = (typeof services)[number] & {
  anchor: string;
  look: Look;
  text: string;
  caption?: string;
};
