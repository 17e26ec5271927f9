import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { DeskRow } from "#contract/answers/desk.ts";
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

test.each([
  ["call-back", "4845550142", "", "Call-back: Ravi", "Asks for a call"],
  ["message", "", "", "Message: Ravi", "Left no text"],
  ["message", "", "What do I bring?", "Message: Ravi", "What do I bring?"],
] as const)("a %s with the number %j and the text %j", (kind, phone, excerpt, who, wish) => {
  const row = { kind, phone, excerpt, category: "", name: "Ravi", created_at: "2026-11-23T09:00Z" };
  const cells = deskColumns(["wants"], 0).map(({ cell }) => cell(row as DeskRow, 1));

  const [name, wants] = cells.map((cell) => renderToStaticMarkup(cell).replace(/<[^>]+>/g, ""));

  expect(name).toMatch(new RegExp(`^${who}`));
  expect(wants?.trim()).toBe(wish);
});

test("what they want is not torn inside a form's number", () => {
  const row = { category: "H-1B Petition filing for Employers", excerpt: "My son has an I-20." };
  const [, wants] = deskColumns(["wants"], 0);

  const html = renderToStaticMarkup(wants?.cell(row as DeskRow, 1));

  expect(html).toContain('<span class="nobr">H-1B</span>');
  expect(html).toContain('<span class="nobr">I-20.</span>');
});
