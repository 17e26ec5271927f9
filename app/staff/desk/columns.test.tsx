import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { DeskRow } from "#contract/desk.ts";
import { deskColumns } from "./columns.tsx";

test.each([
  ["austin", "2026-11-24T09:00:00+05:30", ""],
  ["austin", "2026-11-24T12:30:00-06:00", " (overdue)"],
  ["kochi", "2026-11-24T09:00:00+05:30", " (overdue)"],
] as const)("a step of Mon 23 Nov of %s, seen at %s", (office, at, word) => {
  const row = { office, next_step: "Call", next_step_on: "2026-11-23" } as DeskRow;
  const [, next] = deskColumns(["next"], Date.parse(at));

  const html = renderToStaticMarkup(next?.cell(row, 1));

  expect(html.replace(/<[^>]+>/g, "")).toBe(`Call Mon 23 Nov${word}`);
});
