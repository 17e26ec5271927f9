import type { Page } from "@playwright/test";

/** One picture of a page. */
export type State = {
  /** The picture's file name. */
  name: string;
  path: string;
  /** What a person does there before the picture is taken. */
  reach?: (page: Page) => Promise<void>;
  hasNoScripts?: boolean;
  /** Only what is on the screen, for what lies over the page. */
  isScreen?: boolean;
};
