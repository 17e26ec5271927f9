import { readFileSync } from "node:fs";
import { join } from "node:path";

const tokens = join(import.meta.dirname, "..", "..", "app", "styles", "tokens.css");
const colours = new Map(
  [...readFileSync(tokens, "utf8").matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6});/g)].map(
    ([, name, value]) => [name, value],
  ),
);

/**
 * A colour of the site by its name there, so that pages and drawings cannot part.
 * @throws if app/styles/tokens.css has no such colour.
 */
function token(name: string): string {
  const colour = colours.get(name);
  if (!colour) throw new Error(`app/styles/tokens.css has no --color-${name} as #rrggbb`);
  return colour;
}

export const ink = {
  text: token("ink"),
  softText: token("ink-soft"),
  paper: token("paper"),
  teal50: token("teal-50"),
  teal100: token("teal-100"),
  teal200: token("teal-200"),
  teal300: token("teal-300"),
  teal400: token("teal-400"),
  teal500: token("teal-500"),
  teal600: token("teal-600"),
  teal700: token("teal-700"),
  teal800: token("teal-800"),
  teal900: token("teal-900"),
  gold100: token("gold-100"),
  gold200: token("gold-200"),
  gold300: token("gold-300"),
  gold400: token("gold-400"),
  gold500: token("gold-500"),
  gold600: token("gold-600"),
  gold700: token("gold-700"),
  madder: token("madder-600"),
} as const;
