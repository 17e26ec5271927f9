import { describe, expect, test } from "vitest";
import { bulkInput, leadPatch, noteInput, undoInput, viewInput } from "./desk-changes.ts";
import { deskFilter, deskQuery } from "./desk-query.ts";
import { leadSignals, noSource } from "./lead-signals.ts";
import { check } from "./validate.ts";

describe("the part of the inbox that an address asks for", () => {
  test("is all that is not spam and not in the trash, newest first, where it says nothing", () => {
    expect(check(deskQuery, {})).toEqual({
      ok: true,
      value: {
        stage: [],
        kind: [],
        office: [],
        owner: "",
        category: "",
        source: "",
        from: "",
        to: "",
        late: "no",
        overdue: "no",
        trash: "no",
        q: "",
        sort: "newest",
        size: 25,
        cursor: "",
      },
    });
  });

  test("reads lists, days and moments", () => {
    const sent = {
      stage: "new,in-touch,new",
      from: "2026-03-02",
      to: "2026-03-02",
      q: " Anjali\0 ",
    };
    expect(check(deskFilter, sent)).toMatchObject({
      value: {
        stage: ["new", "in-touch"],
        from: "2026-03-02T00:00:00.000Z",
        to: "2026-03-03T00:00:00.000Z",
        q: "Anjali",
      },
    });
    const moments = { from: "2026-03-02T00:00:00+05:30", to: "2026-03-02T09:00Z" };
    expect(check(deskFilter, moments)).toMatchObject({
      value: { from: "2026-03-01T18:30:00.000Z", to: "2026-03-02T09:00:00.000Z" },
    });
  });

  const stages = "new, in-touch, waiting-for-client, with-attorney, won, lost, spam";
  test.each([
    [{ stage: "new,gone" }, `stage must be some of ${stages}, separated by commas.`],
    [{ kind: "fax" }, "kind must be some of enquiry, message, call-back, separated by commas."],
    [{ office: "Kochi" }, "office must be some of austin, kochi, separated by commas."],
    [
      { from: "2026-02-30" },
      "from must be a day such as 2026-03-02, or a moment such as 2026-03-02T09:00:00Z.",
    ],
    [
      { to: "yesterday" },
      "to must be a day such as 2026-03-02, or a moment such as 2026-03-02T09:00:00Z.",
    ],
    [{ late: "perhaps" }, "late must be no, yes."],
    [{ overdue: "1" }, "overdue must be no, yes."],
    [{ trash: "1" }, "trash must be no, yes."],
    [{ q: "x".repeat(201) }, "q can have at most 200 characters."],
    [{ sort: "size" }, "sort must be newest, oldest, due, next-step, name, changed."],
    [{ size: "26" }, "size must be 25, 50, 100."],
    [{ cursor: "x".repeat(1001) }, "cursor is too long."],
  ])("%j is refused: %s", (sent, error) => {
    expect(check(deskQuery, sent)).toMatchObject({ ok: false, error });
  });
});

test("the last day of all ends before the year 10000, which as text stands before every moment", () => {
  for (const to of ["9999-12-31", "9999-12-31T23:59:59-05:00"]) {
    expect(check(deskFilter, { to })).toMatchObject({ value: { to: "9999-12-31T23:59:59.999Z" } });
  }
});

describe("a change", () => {
  const seenList = { query: "stage=new", total: 1, read_at: "2026-03-02T09:00:00.000Z" };

  test("has what is to change, and nothing else", () => {
    const sent = { version: 3, stage: "lost", lost_reason: " Too dear ", owner_id: null };
    expect(check(leadPatch, sent)).toEqual({
      ok: true,
      value: { version: 3, stage: "lost", lost_reason: "Too dear", owner_id: null },
    });
  });

  test.each([
    [leadPatch, { stage: "won" }, "version must be the number of the lead that you saw."],
    [leadPatch, { version: 1 }, "Send at least one field to change."],
    [leadPatch, { version: 1, office: "paris" }, "office must be austin, kochi."],
    [leadPatch, { version: 1, owner_id: 7 }, "owner_id must be a staff member's, or null."],
    [
      leadPatch,
      { version: 1, next_step_on: "2026-13-01" },
      "The day of the next step must be a date such as 2026-03-02.",
    ],
    [leadPatch, { version: 1, trashed: "yes" }, "trashed must be true or false."],
    [bulkInput, { change: { trashed: true } }, "Send either ids or filter."],
    [
      bulkInput,
      { ids: ["a"], filter: seenList, change: { trashed: true } },
      "Send either ids or filter.",
    ],
    [bulkInput, { ids: [], change: { trashed: true } }, "Choose 1 to 1,000 leads."],
    [bulkInput, { ids: ["a"], change: {} }, "Send at least one field to change."],
    [noteInput, { text: "  " }, "The note is empty."],
    [undoInput, {}, "change_id must be what the change answered."],
    [viewInput, { query: "stage=new" }, "A view needs a name."],
  ])("%# is refused: %j: %s", (schema, sent, error) => {
    expect(check(schema, sent)).toMatchObject({ ok: false, error });
  });
});

describe("where a lead came from", () => {
  const empty = noSource;

  test("is kept as the form says it, but for what follows a path", () => {
    const source_first = { ...empty, utm_source: "newsletter" };
    const sent = { page: "/h-1b-visa?name=x#top", zone: "Asia/Kolkata", source_first };
    expect(check(leadSignals, sent)).toMatchObject({
      value: { page: "/h-1b-visa", zone: "Asia/Kolkata", source_first, source_last: empty },
    });
  });

  test.each([
    [{ page: "//other.example/x", zone: 7, source_first: "x", source_last: null }],
    [{ page: "x".repeat(500), zone: "a\0b", source_first: [], source_last: 1 }],
    [{}],
  ])("%j says nothing, and is no failure", (sent) => {
    expect(check(leadSignals, sent)).toMatchObject({
      ok: true,
      value: { page: "", zone: "", source_first: empty, source_last: empty },
    });
  });
});
