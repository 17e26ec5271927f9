import { expect, test } from "vitest";
import { routeModules, styleSheets, withImports } from "./page-files.ts";

test("scripts bring what they import, but nothing that they load later", () => {
  const files: Record<string, string> = {
    "/assets/entry-1.js": `import"./runtime-2.js";import{a as b}from"./framework-3.js";const c=()=>import("./later-4.js")`,
    "/assets/home-5.js": `import{b}from'./framework-3.js'`,
    "/assets/framework-3.js": `export{x}from"./runtime-2.js"`,
    "/assets/runtime-2.js": "",
  };

  const named = ["/assets/entry-1.js", "/assets/home-5.js"];
  const scripts = withImports(named, (path) => files[path] ?? "");

  expect(scripts.sort()).toEqual(Object.keys(files).sort());
});

test("a route loads the entry, its own module and those of the routes around it", () => {
  const routes = {
    root: { module: "/assets/root-1.js" },
    "pages/home": { parentId: "root", module: "/assets/home-2.js" },
  };
  const manifest = { entry: { module: "/assets/entry-3.js" }, routes };

  expect(routeModules(`window.__manifest=${JSON.stringify(manifest)};`)).toEqual([
    { route: "root", modules: ["/assets/entry-3.js", "/assets/root-1.js"] },
    {
      route: "pages/home",
      modules: ["/assets/entry-3.js", "/assets/root-1.js", "/assets/home-2.js"],
    },
  ]);
});

test("a style sheet is counted once", () => {
  const link = `<link rel="stylesheet" href="/assets/root-1.css"/>`;

  expect(styleSheets(`${link}${link}`)).toEqual(["/assets/root-1.css"]);
});
