import { expect, onTestFinished, test, vi } from "vitest";
import { stages } from "#contract/desk.ts";
import {
  deskAddress,
  deskParameters,
  deskSearch,
  filterOf,
  narrowedBy,
  type Tab,
  tabChange,
  tabOf,
} from "./address.ts";

const addressOf = (search: string) => deskAddress(new URLSearchParams(search));

test("an address keeps what the inbox can be asked for, and nothing else", () => {
  const search = "section=desk&lead=7&stage=new,lost&owner=me&q=+nurse&size=50&cursor=abc";

  expect(addressOf(search)).toEqual({
    stage: "new,lost",
    owner: "me",
    q: " nurse",
    size: "50",
    cursor: "abc",
  });
});

test("what makes no sense, and what is usual, counts as not given", () => {
  expect(addressOf("stage=gone&sort=price&size=7&from=never&late=perhaps")).toEqual({});
  expect(addressOf("sort=newest&size=25&late=no&trash=no&q=")).toEqual({});
});

test("another filter begins at the first page; a page keeps its filter", () => {
  const address = addressOf("stage=won&q=nurse&cursor=abc");

  expect(deskSearch(address, { office: "kochi" })).toBe("stage=won&q=nurse&office=kochi");
  expect(deskSearch(address, { cursor: "def" })).toBe("stage=won&q=nurse&cursor=def");
  expect(deskSearch(address, { stage: "", q: "" })).toBe("");
});

test("the desk begins with what is open; the trash has every stage", () => {
  const open = "new,in-touch,waiting-for-client,with-attorney";
  expect(new URLSearchParams(deskParameters({})).get("stage")).toBe(open);
  expect(deskParameters({ trash: "yes" })).toBe("trash=yes");
});

test.each([
  { zone: "Asia/Kolkata", from: "2026-03-07T18:30:00.000Z", to: "2026-03-08T18:30:00.000Z" },
  // On that day clocks go on an hour there.
  { zone: "America/Chicago", from: "2026-03-08T06:00:00.000Z", to: "2026-03-09T05:00:00.000Z" },
])("in $zone days are asked for as the reader's own, the last one whole", ({ zone, from, to }) => {
  vi.stubEnv("TZ", zone);
  onTestFinished(() => void vi.unstubAllEnvs());

  const asked = new URLSearchParams(deskParameters({ from: "2026-03-08", to: "2026-03-08" }));

  expect([asked.get("from"), asked.get("to")]).toEqual([from, to]);
});

test.each<Tab>(["open", "all", "trash", ...stages])("the tab %s leads to itself", (tab) => {
  for (const from of ["", "stage=lost&q=nurse", "trash=yes"]) {
    expect(tabOf(addressOf(deskSearch(addressOf(from), tabChange(tab))))).toBe(tab);
  }
});

test("the trash is shown whatever stage was looked at", () => {
  const address = addressOf("stage=lost&q=nurse");

  expect(deskSearch(address, tabChange("trash"))).toBe("q=nurse&trash=yes");
});

test("a selection of stages of one's own is no tab, unless it is all that is open", () => {
  expect(tabOf({ stage: "new,lost" })).toBeUndefined();
  expect(tabOf({ stage: "new,in-touch,waiting-for-client,with-attorney" })).toBe("open");
});

test("filters are counted without stage, order and place", () => {
  const address = addressOf("stage=new&sort=name&size=50&cursor=a&q=nurse&office=kochi&late=yes");

  expect(narrowedBy(address)).toBe(3);
  expect(filterOf(address)).toEqual({ stage: "new", q: "nurse", office: "kochi", late: "yes" });
});
