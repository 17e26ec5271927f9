/** The signs of the site in tabs, on home screens and in app lists, and the manifest that names them. */
import sharp from "sharp";
import { ink } from "./ink.ts";
import { drawTile } from "./mark.ts";
import { optimised } from "./svg.ts";

const drawnSize = 64;
/** Dots an inch at which an SVG unit is one pixel. */
const plainDensity = 72;

const rounded = 12;
/** Phones cut their own corners; the drawing keeps inside the circle that all of them leave. */
const square = 0;

const icons = {
  "icon-192.png": { size: 192, corner: rounded, purpose: "any" },
  "icon-512.png": { size: 512, corner: rounded, purpose: "any" },
  "icon-maskable-512.png": { size: 512, corner: square, purpose: "maskable" },
} as const;

/** By file name. `name` is the brand's. */
export async function siteIcons(name: string): Promise<Record<string, string | Buffer>> {
  const images = Object.entries(icons).map(
    async ([file, { size, corner }]) => [file, await icon(size, corner)] as const,
  );
  return {
    "favicon.svg": optimised(drawTile({ corner: rounded })),
    "apple-touch-icon.png": await icon(180, square),
    ...Object.fromEntries(await Promise.all(images)),
    "site.webmanifest": manifest(name),
  };
}

function icon(size: number, corner: number): Promise<Buffer> {
  const drawing = Buffer.from(drawTile({ corner }));
  return sharp(drawing, { density: (plainDensity * size) / drawnSize })
    .resize(size, size)
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

function manifest(name: string): string {
  const listed = Object.entries(icons).map(([file, { size, purpose }]) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  }));
  const content = {
    name,
    short_name: name,
    lang: "en",
    id: "/",
    start_url: "/",
    // With the browser's own way back: the site has pages, not an app's screens.
    display: "minimal-ui",
    theme_color: ink.teal900,
    background_color: ink.paper,
    icons: listed,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
