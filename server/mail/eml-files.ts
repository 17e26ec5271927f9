import { rm } from "node:fs/promises";
import { join } from "node:path";
import { namesIn } from "#server/names-in.ts";

/** Of a file that fileSend has written, or was writing when the process ended: the mail's id. */
const FILE = /-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.eml(?:\.part)?$/;

/** Deletes the files of these mails, as far as there are any. */
export async function removeMailFiles(folder: string, ids: ReadonlySet<string>): Promise<void> {
  for (const name of await namesIn(folder)) {
    const id = FILE.exec(name)?.[1];
    if (id && ids.has(id)) await rm(join(folder, name), { force: true });
  }
}
