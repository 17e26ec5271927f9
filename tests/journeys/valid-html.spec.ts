import { execFile, spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { addressOf, listed, newestPost, unlisted } from "./all-pages.ts";
import { addPosts } from "./blog-posts.ts";
import { expect, test } from "./site.ts";

/** The checker of the W3C; it needs Java. */
const checker = fileURLToPath(import.meta.resolve("vnu-jar/build/dist/vnu.jar"));
const hasJava = spawnSync("java", ["-version"]).status === 0;

type Message = { type: string; subType?: string; url: string; message: string };

const orNotTried = hasJava ? "" : " (not tried: the Nu HTML checker needs Java 11 or newer)";

test(`the markup of every page is valid${orNotTried}`, async ({ site }, info) => {
  // biome-ignore lint/suspicious/noSkippedTests: the title says why.
  test.skip(!hasJava);
  test.slow();
  await addPosts(site, 7);
  const folder = info.outputPath("pages");
  await mkdir(folder, { recursive: true });
  for (const path of [...listed, newestPost, ...unlisted, "/admin/dashboard"]) {
    const html = await (await fetch(site.url + (await addressOf(site, path)))).text();
    await writeFile(join(folder, `${encodeURIComponent(path)}.html`), html);
  }

  // Compiled once and quickly, as it lives for a few seconds; it asks for a larger stack then.
  const quick = ["-XX:TieredStopAtLevel=1", "-Xss2m"];
  const words = [...quick, "-jar", checker, "--format", "json", "--exit-zero-always", folder];
  const { stderr } = await promisify(execFile)("java", words, { maxBuffer: 16_000_000 });

  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  // The rest is advice about style, such as React's slash in <br/>.
  const wrong = messages.filter(({ type, subType }) => type === "error" || subType === "warning");
  expect(wrong.map(({ url, message }) => `${url.split("/").pop()}: ${message}`)).toEqual([]);
});
