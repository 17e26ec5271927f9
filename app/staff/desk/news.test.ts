import { expect, test } from "vitest";
import { newsAfter, newsText, noNews } from "./news.ts";

const shown = ["a", "b"];

test("leads that came are counted once, and not those on the page", () => {
  const first = newsAfter(noNews, { type: "came", ids: ["c", "a"] }, shown);
  const second = newsAfter(first, { type: "came", ids: ["c", "d"] }, shown);

  expect(second).toEqual({ came: ["c", "d"], changed: [], isMore: false });
  expect(newsText(first)).toBe("1 new lead");
  expect(newsText(second)).toBe("2 new leads");
});

test("changes are news where the page shows the lead", () => {
  const news = newsAfter(noNews, { type: "changed", ids: ["a", "x"] }, shown);

  expect(news.changed).toEqual(["a"]);
  expect(newsText(news)).toBe("1 changed");
  expect(newsText(newsAfter(news, { type: "came", ids: ["c"] }, shown))).toBe(
    "1 new lead, 1 changed",
  );
});

test("too much to name is told without a number, and nothing is not told", () => {
  expect(newsText(newsAfter(noNews, { type: "many" }, shown))).toBe("The list has changed");
  expect(newsAfter(noNews, { type: "ready" }, shown)).toBe(noNews);
  expect(newsText(noNews)).toBe("");
});
