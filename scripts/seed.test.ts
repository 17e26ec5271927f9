import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import type { Post } from "#contract/answers/blog.ts";
import { pixelsOf, shownFile } from "#server/blog/pixels.ts";
import { settingNames } from "#server/config.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#tests/fresh-database.ts";
import { anEnquiry, startTestApp } from "#tests/kit.ts";
import { makeOldDatabase } from "#tests/old-database.ts";

const script = join(import.meta.dirname, "seed.ts");

/** Draws 13 pictures and encodes 30: seconds, and more on a busy machine. */
const seedTimeoutMs = 180_000;

test("the seed fills through the API, and touches what is there only when told to", {
  timeout: seedTimeoutMs,
}, async () => {
  const { folder, app } = await startWithOneEnquiry();
  const before = await counts(app);

  const mailing = await seed(folder, { SMTP_URL: "smtp://127.0.0.1:2525" }, "--reset");
  expect([mailing.code, mailing.errors]).toEqual([1, expect.stringContaining("SMTP_URL is set")]);
  const careful = await seed(folder, {});
  expect(careful.code).toBe(1);
  expect(careful.errors).toMatch(/^✗ .*holds 1 enquiries, 2 mails already.*--reset\n$/);
  expect(await counts(app)).toEqual(before);

  const { code, output } = await seed(folder, {}, "--reset");

  expect(code).toBe(0);
  expect(output).toContain("Deleting 1 enquiries, 2 mails …");
  expect(output).toContain("Log in at http://localhost:3000/admin/login as owner@example.com");
  expect(output).not.toMatch(/password|token/i);
  // Words for a person, in which a first password is not lost among lines for programs.
  expect(output).not.toContain('"event"');
  expect(await counts(app)).toEqual({ enquiry: 42, contact: 23, subscription: 30, blogs: 14 });
  expect(await likelySpam(app)).toEqual([2, 3]);
  const { data: posts } = await app.get<Post[]>("/api/blogs");
  for (const { image, alts } of posts) {
    expect(image.length).toBeGreaterThan(0);
    expect(alts).not.toContain("");
    for (const name of image) expect((await app.request(`/uploads/${name}`)).status).toBe(200);
  }
  expect(await phoneBytes(app, posts[0])).toBeLessThan(atOnceBytes);
});

test("tables of an older version are backed up before they change, also where nothing is filled then", async () => {
  const folder = newFolder();
  await makeOldDatabase(folder);

  const { code, errors } = await seed(folder, {});

  expect([code, errors]).toEqual([1, expect.stringContaining("holds 1 subscribers already")]);
  expect(readdirSync(join(folder, "backups"))).toEqual([
    expect.stringMatching(/^before-migration-.*\.sqlite$/),
  ]);
});

test("an unknown word is refused before anything is made", async () => {
  const folder = newFolder();

  const { code, errors } = await seed(join(folder, "data"), {}, "--rest");

  expect([code, errors]).toEqual([1, "✗ npm run seed: there is no option --rest, only --reset.\n"]);
});

/** With the head of its answer no more than a server sends at once: ten segments (RFC 6928). */
const atOnceBytes = 13_500;

/** What a phone gets as the post's first picture. */
async function phoneBytes(app: App, post: Post | undefined): Promise<number> {
  const file = await app.request(`/uploads/${post?.image[0]}`);
  const pixels = await pixelsOf(new Uint8Array(await file.arrayBuffer()));
  const { bytes } = await shownFile("cover.webp", pixels, "avif", { width: 800, height: 533 });
  return bytes.length;
}

async function startWithOneEnquiry() {
  const folder = newFolder();
  const sqliteFile = join(folder, "meridian360.sqlite");
  const database = openDatabase({ databaseUrl: undefined, sqliteFile });
  await migrate(database.db);
  const app = await startTestApp({ database });
  await app.addStaff("owner@example.com", "correct horse battery");
  app.clock.forward(1000);
  await app.post("/api/enquiry", anEnquiry());
  return { folder, app };
}

type App = Awaited<ReturnType<typeof startTestApp>>;

async function counts(app: App): Promise<Record<string, number>> {
  const kinds = ["enquiry", "contact", "subscription", "blogs"];
  const staff = app.asStaff();
  const lengths = await Promise.all(
    kinds.map(async (kind) => [kind, (await staff.get<unknown[]>(`/api/${kind}`)).data.length]),
  );
  return Object.fromEntries(lengths);
}

async function likelySpam(app: App): Promise<number[]> {
  const pages = await Promise.all(
    ["enquiry", "contact"].map((kind) => app.asStaff().get(`/api/${kind}?spam=likely`)),
  );
  return pages.map(({ text: body }) => JSON.parse(body).total);
}

/** Runs it as npm does, with the settings of neither this machine nor a `.env` file. */
async function seed(folder: string, settings: Record<string, string>, ...words: string[]) {
  const unset = Object.fromEntries(settingNames.map((name) => [name, ""]));
  const child = spawn(process.execPath, [script, ...words], {
    env: { PATH: process.env.PATH, ...unset, DATA_DIR: folder, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    exited,
  ]);
  return { output, errors, code };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "test-seed-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
