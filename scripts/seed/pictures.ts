import { join } from "node:path";
import sharp from "sharp";

/** In the drawing's own units: a cover is 960 wide and 640 high. */
type Area = { left: number; top: number; width: number; height: number };
type Picture = {
  cover: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
  kind: "jpeg" | "png" | "webp" | "avif" | "gif";
  /** Without it, the whole cover. */
  area?: Area;
  alt: string;
};

const covers = join(import.meta.dirname, "covers");
/** A cover is drawn this much larger, 1600 pixels wide. */
const scale = 1600 / 960;
/** Dots an inch at which an SVG unit is one pixel. */
const plainDensity = 72;

const area = (left: number, top: number, width: number, height: number): Area => ({
  left,
  top,
  width,
  height,
});

/** Of every kind that a post may have, wide and tall. */
const pictures = {
  letter: {
    cover: 1,
    kind: "png",
    alt: "A letter headed Section 221(g) with a list, some points ticked, and a stamp: documents requested",
  },
  letterStamp: {
    cover: 1,
    kind: "jpeg",
    area: area(470, 300, 400, 300),
    alt: "A stamp: review and reply, 221(g), documents requested",
  },
  goldRosette: {
    cover: 1,
    kind: "webp",
    area: area(720, 0, 240, 240),
    alt: "Golden fine-line rosette, as on passport pages",
  },
  road: {
    cover: 2,
    kind: "jpeg",
    alt: "A road with six numbered steps and a tick at its end, under a registered nurse's seal",
  },
  nurseSeal: {
    cover: 2,
    kind: "png",
    area: area(600, 10, 320, 275),
    alt: "Round seal: registered nurse, RN, EB-3, NCLEX, VisaScreen",
  },
  steps: {
    cover: 2,
    kind: "avif",
    area: area(60, 180, 500, 270),
    alt: "The first four of six numbered steps on a line",
  },
  budget: {
    cover: 3,
    kind: "webp",
    alt: "A sheet headed One year, honestly covered: six lines and their sum, beside a student's F-1 stamp",
  },
  studentStamp: {
    cover: 3,
    kind: "gif",
    area: area(620, 120, 280, 260),
    alt: "A three-cornered stamp: student, F-1, Form I-20",
  },
  tallRosette: {
    cover: 4,
    kind: "jpeg",
    area: area(690, 40, 270, 560),
    alt: "Golden fine lines on dark green, as on banknotes",
  },
  calendar: {
    cover: 5,
    kind: "jpeg",
    alt: "A calendar headed Ten business days, ten days ticked, with a stamp: public access file",
  },
  fileStamp: {
    cover: 5,
    kind: "png",
    area: area(80, 400, 320, 240),
    alt: "A stamp in the shape of a folder: H-1B, public access file, 10 business days",
  },
  form: {
    cover: 6,
    kind: "jpeg",
    alt: "A form headed DS-160 with a bar code, before a map with a line between two places",
  },
  tallMap: {
    cover: 6,
    kind: "avif",
    area: area(620, 0, 340, 640),
    alt: "Part of a map of the world drawn in fine lines, and a route across it",
  },
  arrival: {
    cover: 7,
    kind: "png",
    alt: "A sheet headed I-94 with one line marked and ticked, admit until, beside a visitor's B-2 stamp",
  },
  bulletin: {
    cover: 8,
    kind: "webp",
    alt: "A table headed Visa Bulletin with the letters C and U and one place marked, under an I-485 stamp",
  },
  promise: {
    cover: 9,
    kind: "jpeg",
    alt: "A signed sheet headed Form I-864: 125 percent of the poverty line, and a family stamp",
  },
  names: {
    cover: 10,
    kind: "png",
    alt: "Three papers, birth, passport and school, with one name on all of them",
  },
  checks: {
    cover: 11,
    kind: "webp",
    alt: "A list headed Three checks, all ticked: an official link, a written scope, no guarantee",
  },
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;

type Drawn = { file: File; alt: string };
const drawnBefore = new Map<PictureName, Promise<Drawn>>();

/** A picture as staff would choose it: a file of its kind, drawn when it is first asked for. */
export function drawPicture(name: PictureName): Promise<Drawn> {
  const drawn = drawnBefore.get(name) ?? draw(name);
  drawnBefore.set(name, drawn);
  return drawn;
}

async function draw(name: PictureName): Promise<Drawn> {
  const picture: Picture = pictures[name];
  const svg = join(covers, `cover-${picture.cover}.svg`);
  const whole = sharp(svg, { density: plainDensity * scale });
  const drawn = picture.area ? whole.extract(scaled(picture.area)) : whole;
  // The least effort: the server encodes anew what it is sent.
  const options = picture.kind === "avif" ? { effort: 0 } : {};
  const bytes = await drawn.toFormat(picture.kind, options).toBuffer();
  const type = `image/${picture.kind}`;
  return {
    file: new File([new Uint8Array(bytes)], `${name}.${picture.kind}`, { type }),
    alt: picture.alt,
  };
}

function scaled({ left, top, width, height }: Area): Area {
  const pixels = (units: number) => Math.floor(units * scale);
  return { left: pixels(left), top: pixels(top), width: pixels(width), height: pixels(height) };
}
