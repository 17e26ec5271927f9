import { brand } from "#content/brand.ts";
import { drawCovers } from "./covers.ts";
import { drawDesk } from "./desk.ts";
import { drawDialForPage, drawGoldDial } from "./dial.ts";
import { guillocheDrawings } from "./guilloche.ts";
import { siteIcons } from "./icons.ts";
import { shareImage } from "./share-image.ts";
import { sharePages } from "./share-pages.ts";
import { drawStamp, type StampName, stamps } from "./stamps/draw.ts";
import { optimised } from "./svg.ts";
import { webFonts } from "./web-fonts.ts";
import { drawWorldLines } from "./world.ts";

type Files = Record<string, string | Buffer>;

/** Every drawing, icon and font of the project, by its path from the root. The same bytes each time. */
export async function makeArt(): Promise<Map<string, Buffer>> {
  const covers = optimisedAll(await drawCovers());
  const folders: Record<string, Files> = {
    "app/art": { ...(await pageArt()), "guide.svg": covers["cover-6.svg"] ?? "" },
    "app/fonts": await webFonts(),
    "app/home": { "dial.html": drawDialForPage() },
    public: await siteIcons(brand.name),
    "public/og": await shareImages(),
    "scripts/seed/covers": covers,
  };
  const files = Object.entries(folders).flatMap(([folder, made]) =>
    Object.entries(made).map(
      ([name, content]) => [`${folder}/${name}`, Buffer.from(content)] as const,
    ),
  );
  return new Map(files);
}

async function pageArt(): Promise<Files> {
  const names = Object.keys(stamps) as StampName[];
  return {
    ...optimisedAll({
      ...Object.fromEntries(names.map((name) => [stampFile(name), drawStamp(name)])),
      ...guillocheDrawings(brand.code),
      "about.svg": await drawDesk(brand.code),
      "world-lines.svg": drawWorldLines(),
    }),
    // Left as it is, so that the page can tell its parts by their classes.
    "dial-gold.svg": drawGoldDial(),
  };
}

const stampFile = (name: StampName) =>
  name.startsWith("postmark") ? `${name}.svg` : `stamp-${name}.svg`;

const optimisedAll = (drawings: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(drawings).map(([name, svg]) => [name, optimised(svg)]));

async function shareImages(): Promise<Files> {
  const images = Object.entries(sharePages).map(
    async ([name, page]) => [`${name}.png`, await shareImage(page, brand.nameParts)] as const,
  );
  return Object.fromEntries(await Promise.all(images));
}
