import { afterEach, expect, test, vi } from "vitest";
import { browserStore, tabStore } from "./browser-store.ts";

/** As much of a browser's storage as the store uses; Object.keys gives its names, as the browser's does. */
function aStorage({ isFull = false } = {}) {
  const storage = {} as Record<string, string>;
  const methods = {
    getItem: (name: string) => storage[name] ?? null,
    setItem: (name: string, text: string) => {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      storage[name] = text;
    },
    removeItem: (name: string) => Reflect.deleteProperty(storage, name),
  };
  return Object.setPrototypeOf(storage, methods) as Storage;
}

afterEach(() => {
  for (const name of browserStore.names()) browserStore.remove(name);
  vi.unstubAllGlobals();
});

test("what is written is read again, and removed", () => {
  const stored = aStorage();
  vi.stubGlobal("localStorage", stored);

  browserStore.writeJson("a", { b: 1 });
  expect(stored.getItem("a")).toBe('{"b":1}');
  expect(browserStore.readJson("a")).toEqual({ b: 1 });
  expect(browserStore.names()).toEqual(["a"]);

  browserStore.remove("a");
  expect(browserStore.read("a")).toBeUndefined();
  expect(stored.getItem("a")).toBeNull();
});

test.each([
  ["full", () => vi.stubGlobal("localStorage", aStorage({ isFull: true }))],
  ["forbidden", () => vi.stubGlobal("localStorage", undefined)],
])("where storage is %s, what is written lives as long as the page", (_, stub) => {
  stub();

  browserStore.write("a", "1");
  expect(browserStore.read("a")).toBe("1");
  expect(browserStore.names()).toEqual(["a"]);

  browserStore.remove("a");
  expect(browserStore.read("a")).toBeUndefined();
});

test("what could be stored again is what another tab makes of it", () => {
  vi.stubGlobal("localStorage", aStorage({ isFull: true }));
  browserStore.write("a", "1");
  const stored = aStorage();
  vi.stubGlobal("localStorage", stored);
  browserStore.write("a", "2");
  stored.removeItem("a");

  expect(browserStore.read("a")).toBeUndefined();
});

test("what somebody else has written is no JSON of ours; the two stores are apart", () => {
  vi.stubGlobal("localStorage", aStorage());
  vi.stubGlobal("sessionStorage", aStorage());
  browserStore.write("a", "{");

  expect(browserStore.readJson("a")).toBeUndefined();
  expect(browserStore.readJson("b")).toBeUndefined();
  expect(tabStore.read("a")).toBeUndefined();
});
