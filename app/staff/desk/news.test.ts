import { expect, test } from "vitest";
import { newsAfter, newsBeside, newsText, noNews } from "./news.ts";

const shown = [
  { id: "a", version: 1 },
  { id: "b", version: 4 },
];

test("leads that came are counted once, and not those on the page", () => {
  const first = newsAfter(noNews, { type: "came", ids: ["c", "a"] }, shown);
  const second = newsAfter(first, { type: "came", ids: ["c", "d"] }, shown);

  expect(second).toEqual({ came: ["c", "d"], changed: [], isMore: false });
  expect(newsText(first)).toBe("1 new lead");
  expect(newsText(second)).toBe("2 new leads");
});

test("changes are news where the page shows the lead as it was before", () => {
  const leads = [
    { id: "a", version: 2 },
    { id: "b", version: 4 },
    { id: "x", version: 9 },
  ];
  const news = newsAfter(noNews, { type: "changed", leads }, shown);

  expect(news.changed).toEqual([{ id: "a", version: 2 }]);
  expect(newsText(news)).toBe("1 changed");
  expect(newsText(newsAfter(news, { type: "came", ids: ["c"] }, shown))).toBe(
    "1 new lead, 1 changed",
  );
});

test("a lead that changes twice is one change, the later", () => {
  const once = newsAfter(noNews, { type: "changed", leads: [{ id: "a", version: 2 }] }, shown);
  const twice = newsAfter(once, { type: "changed", leads: [{ id: "a", version: 3 }] }, shown);

  expect(twice.changed).toEqual([{ id: "a", version: 3 }]);
});

test("a list that is read again takes away what it has, and leaves what it has not", () => {
  const news = {
    came: ["c", "d"],
    changed: [
      { id: "a", version: 2 },
      { id: "b", version: 6 },
    ],
    isMore: true,
  };
  const again = [
    { id: "a", version: 2 },
    { id: "b", version: 5 },
    { id: "c", version: 1 },
  ];

  expect(newsBeside(news, again)).toEqual({
    came: ["d"],
    changed: [{ id: "b", version: 6 }],
    isMore: false,
  });
});

test("too much to name is told without a number, and nothing is not told", () => {
  expect(newsText(newsAfter(noNews, { type: "many" }, shown))).toBe("The list has changed");
  expect(newsAfter(noNews, { type: "ready" }, shown)).toBe(noNews);
  expect(newsText(noNews)).toBe("");
});
