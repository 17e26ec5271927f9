import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PictureName } from "./pictures.ts";

export type SeedPost = { title: string; content: string; images: PictureName[] };

type Written = { file: string; images: [PictureName, ...PictureName[]] };

/** Oldest first. */
const written: Written[] = [
  { file: "check-i-94", images: ["arrival", "tallMap"] },
  { file: "nurse-job-offer", images: ["road", "nurseSeal"] },
  { file: "money-papers", images: ["budget", "studentStamp"] },
  { file: "interview", images: ["form", "goldRosette"] },
  { file: "221g", images: ["letter", "letterStamp"] },
  { file: "i-864", images: ["promise"] },
  { file: "visa-bulletin", images: ["bulletin", "tallRosette"] },
  { file: "ds-160", images: ["form", "tallMap", "goldRosette"] },
  { file: "i-94", images: ["arrival", "tallMap"] },
  { file: "public-access-file", images: ["calendar", "fileStamp", "goldRosette"] },
  { file: "indian-documents", images: ["names"] },
  { file: "nurse", images: ["road", "nurseSeal", "steps", "tallMap"] },
  { file: "safe-help", images: ["checks", "goldRosette"] },
  { file: "refused", images: ["letter", "tallRosette"] },
];

const closing =
  "This is general information, not legal advice. For guidance on the papers of your own case, send us an enquiry.";

/** 14 posts, oldest first. A file has the title, an empty line, and the text as staff would type it. */
export const posts: SeedPost[] = written.map(({ file, images }) => {
  const path = join(import.meta.dirname, "posts", `${file}.txt`);
  const [title = "", ...text] = readFileSync(path, "utf8").trim().split("\n\n");
  return { title, content: [...text, closing].join("\n\n"), images };
});
