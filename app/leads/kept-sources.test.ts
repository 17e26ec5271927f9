import { afterEach, beforeEach, expect, test, vi } from "vitest";

const campaign = "https://meridian360.example/about?utm_source=letter";
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  });
  vi.stubGlobal("document", { referrer: "" });
});
afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A load of a page in that browser. */
async function load(address: string, signals: object = {}) {
  vi.resetModules();
  vi.stubGlobal("navigator", { doNotTrack: null, ...signals });
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ name: address } as never]);
  return import("./kept-sources.ts");
}

test("a load's source is kept, and told with the lead of a later one", async () => {
  (await load(campaign)).noteSource();
  const { knownSources } = await load("https://meridian360.example/contact");

  const letter = {
    first: { utm_source: "letter", landing: "/about" },
    last: { utm_source: "letter", landing: "/about" },
  };
  expect(knownSources()).toMatchObject(letter);
  // However long somebody stays on the page.
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 24 * 60 * 60 * 1000);
  expect(knownSources()).toMatchObject(letter);
});

test.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
  "with %j nothing is kept or told, and what was kept is deleted",
  async (signal) => {
    const before = await load(campaign);
    before.noteSource();
    expect(stored.size).toBe(1);

    const { noteSource, knownSources } = await load(campaign, signal);
    noteSource();

    expect(stored.size).toBe(0);
    expect(knownSources()).toBeUndefined();
    expect(before.knownSources()).toBeUndefined();
    expect(stored.size).toBe(0);
  },
);

test("where storage is forbidden or holds nonsense, the source lives as long as the page", async () => {
  const now = Date.now();
  for (const nonsense of ["null", '{"first":1}', `{"first":{},"firstAt":${now},"seenAt":${now}}`]) {
    stored.set("sources", nonsense);
    const known = (await load(campaign)).knownSources();
    expect(known).toMatchObject({ first: { utm_source: "letter" } });
  }

  vi.stubGlobal("localStorage", undefined);
  expect((await load(campaign)).knownSources()).toMatchObject({ last: { landing: "/about" } });
});

test("what goes wrong with it is reported, and costs neither the page nor the lead", async () => {
  const reportError = vi.fn();
  vi.stubGlobal("reportError", reportError);
  const { noteSource, knownSources } = await load("no address");

  noteSource();

  expect(knownSources()).toBeUndefined();
  expect(reportError).toHaveBeenCalled();
});
