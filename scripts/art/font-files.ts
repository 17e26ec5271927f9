import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** Whole faces, all weights, Latin letters. Under the SIL Open Font License: app/fonts/LICENSE. */
export const fontFiles = {
  serif: resolve("@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2"),
  italic: resolve("@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-italic.woff2"),
  text: resolve("@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2"),
  code: resolve("@fontsource-variable/azeret-mono/files/azeret-mono-latin-wght-normal.woff2"),
} as const;
