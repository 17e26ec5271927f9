import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { initialScripts, inlineScriptHashes, styleSheets } from "./page-files.ts";

test("every inline script is hashed, none with a source", () => {
  const html = `<script>a()</script><script type="module" async="">b(
)</script><script src="/c.js"></script><script>a()</script>`;

  expect(inlineScriptHashes(html)).toEqual([
    `'sha256-${sha256("a()")}'`,
    `'sha256-${sha256("b(\n)")}'`,
  ]);
});

test("a page's scripts are those it names and what they import, but nothing that they load later", () => {
  const files: Record<string, string> = {
    "/assets/entry-1.js": `import"./runtime-2.js";import{a as b}from"./framework-3.js";const c=()=>import("./later-4.js")`,
    "/assets/home-5.js": `import{b}from'./framework-3.js'`,
    "/assets/framework-3.js": `export{x}from"./runtime-2.js"`,
    "/assets/runtime-2.js": "",
  };
  const html = `<link rel="modulepreload" href="/assets/entry-1.js"/><script>import("/assets/home-5.js")</script>`;

  const scripts = initialScripts(html, (path) => files[path] ?? "");

  expect(scripts.sort()).toEqual(Object.keys(files).sort());
});

test("a style sheet is counted once", () => {
  const link = `<link rel="stylesheet" href="/assets/root-1.css"/>`;

  expect(styleSheets(`${link}${link}`)).toEqual(["/assets/root-1.css"]);
});

function sha256(text: string) {
  return createHash("sha256").update(text).digest("base64");
}
