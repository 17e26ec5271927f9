import type { services } from "#contract/services.ts";

/** What the overview says of one service. */
export type OverviewEntry = (typeof services)[number] & {
  anchor: string;
  text: string;
  caption?: string;
};
