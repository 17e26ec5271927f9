import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { type FreshDatabase, isPostgres } from "./fresh-database.ts";

/** Where words still stand. Compared without regard to case, as they are and as mails and links write them. */
export function wordsIn(bytes: Buffer, words: readonly string[]): string[] {
  const text = bytes.toString("latin1").toLowerCase();
  return words.filter((word) => formsOf(word).some((form) => text.includes(form)));
}

function formsOf(word: string): string[] {
  const utf8 = Buffer.from(word, "utf8");
  const quoted = utf8.toString("latin1").replace(/[^\x21-\x3c\x3e-\x7e]/g, quotedPrintable);
  return [
    utf8.toString("latin1"),
    utf8.toString("base64").replace(/.{0,3}=*$/, ""),
    quoted,
    encodeURIComponent(word),
  ].map((form) => form.toLowerCase());
}

function quotedPrintable(sign: string): string {
  return `=${sign.charCodeAt(0).toString(16).padStart(2, "0")}`;
}

/** Every byte that the database keeps: SQLite's files, or all rows of all tables of PostgreSQL. */
export async function storedBytes({ db, folder }: FreshDatabase): Promise<Buffer> {
  if (!isPostgres) return folderBytes(folder);
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const dumps = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`
        select ${sql.table(name)}::text as row from ${sql.table(name)}`.execute(db);
      return rows.map(({ row }) => row).join("\n");
    }),
  );
  return Buffer.from(dumps.join("\n"), "utf8");
}

/** All files of a folder, one after the other; a folder that is not there has none. */
export async function folderBytes(folder: string): Promise<Buffer> {
  const names = await readdir(folder).catch(() => []);
  return Buffer.concat(await Promise.all(names.map((name) => readFile(join(folder, name)))));
}
