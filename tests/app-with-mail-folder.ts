import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { fileSend } from "#server/mail/send.ts";
import { startTestApp } from "./kit.ts";
import { folderBytes, storedBytes } from "./stored-bytes.ts";

/** An app that writes its mails to files. */
export async function appWithMailFolder() {
  const mailFolder = await mkdtemp(join(tmpdir(), "mail-"));
  onTestFinished(() => rm(mailFolder, { recursive: true, force: true }));
  const send = fileSend(mailFolder, "Meridian360 <hello@meridian360.example>");
  const app = await startTestApp({ send, mailFolder });
  return { ...app, mailFolder };
}

/** As if the process had ended while it wrote so many of the newest. */
export async function leaveUnfinished(mailFolder: string, count: number): Promise<void> {
  for (const name of (await readdir(mailFolder)).sort().slice(-count)) {
    const file = join(mailFolder, name);
    await rename(file, `${file}.part`);
  }
}

/** Every byte that it keeps, in the database and in the folder. */
export async function bytesOf(app: Awaited<ReturnType<typeof appWithMailFolder>>) {
  return Buffer.concat([await storedBytes(app.database), await folderBytes(app.mailFolder)]);
}
