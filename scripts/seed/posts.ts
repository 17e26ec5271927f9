import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PictureName } from "./pictures.ts";

export type SeedPost = { title: string; content: string; images: PictureName[] };

type Written = { file: string; images: [PictureName, ...PictureName[]] };

/** Oldest first. */
const written: Written[] = [
  { file: "i-94", images: ["form", "tallMap"] },
  { file: "check-i-94", images: ["tallMap"] },
  { file: "ds-160", images: ["form", "tallMap", "goldRosette"] },
  { file: "money-papers", images: ["budget", "studentStamp"] },
  { file: "interview", images: ["goldRosette", "form"] },
  { file: "refused", images: ["tallRosette"] },
  { file: "221g", images: ["letter", "letterStamp"] },
  { file: "nurse", images: ["road", "nurseSeal", "steps", "tallMap"] },
  { file: "nurse-job-offer", images: ["nurseSeal", "goldRosette"] },
  { file: "public-access-file", images: ["calendar", "fileStamp", "goldRosette"] },
  { file: "visa-bulletin", images: ["tallRosette", "tallMap"] },
  { file: "i-864", images: ["goldRosette"] },
  { file: "indian-documents", images: ["goldRosette", "tallMap"] },
  { file: "safe-help", images: ["tallRosette", "goldRosette"] },
];

const closing =
  "This is general information, not legal advice. For guidance on the papers of your own case, send us an enquiry.";

/** 14 posts, oldest first. A file has the title, an empty line, and the text as staff would type it. */
export const posts: SeedPost[] = written.map(({ file, images }) => {
  const path = join(import.meta.dirname, "posts", `${file}.txt`);
  const [title = "", ...text] = readFileSync(path, "utf8").trim().split("\n\n");
  return { title, content: [...text, closing].join("\n\n"), images };
});
