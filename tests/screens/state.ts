import type { Page } from "@playwright/test";
import type { Site } from "#tests/journeys/site.ts";

/** One picture of a page. */
export type State = {
  /** The picture's file name. */
  name: string;
  path: string;
  /** What a person does there before the picture is taken. */
  reach?: (page: Page, site: Site) => Promise<void>;
  hasNoScripts?: boolean;
  /** Only what is on the screen, for what lies over the page. */
  isScreen?: boolean;
};
