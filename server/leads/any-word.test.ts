import { array, assert, asyncProperty, constantFrom, nat, oneof } from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Enquiry } from "#contract/answers/leads.ts";
import { up as indexAnew } from "#server/database/migrations/024-word-parts.ts";
import type { Db } from "#server/database/schema.ts";
import { indexWaiting } from "#server/database/search-index.ts";
import { isPostgres } from "#tests/fresh-database.ts";
import { hardText } from "#tests/hard-text.ts";
import { startTestApp } from "#tests/kit.ts";
import { addLeads } from "#tests/many-leads.ts";

/** Of few signs, so that many rows hold parts of a word and not the word. */
const alikeText = array(constantFrom(..."ab1.@-A É_%"), { maxLength: 40 }).map((signs) =>
  signs.join(""),
);
/** As the contract leaves them. */
const anyText = oneof(alikeText, hardText(60)).map((text) =>
  text.replaceAll("\0", "").toWellFormed(),
);
const runs = { seed: 20_261_123, numRuns: 150 };

async function addTexts(db: Db, texts: readonly string[]): Promise<void> {
  const rows = texts.map((doubt, number) => ({
    id: `${number}`,
    receipt: `E-${number}`,
    name: "",
    phone: "",
    email: "",
    category: "",
    location: "",
    doubt,
    created_at: new Date(number).toISOString(),
  }));
  await db.insertInto("enquiry").values(rows).execute();
}

test("whatever stands in a row, the index finds it by any piece of a word, and nothing else", async () => {
  const { database, asStaff } = await startTestApp();
  const { db } = database;
  let found = 0;
  const idsOf = async (word: string) => {
    const q = encodeURIComponent(word);
    const { data } = await asStaff().get<Enquiry[]>(`/api/enquiry?q=${q}`);
    return data.map(({ id }) => id);
  };

  await assert(
    asyncProperty(
      array(anyText, { minLength: 1, maxLength: 8 }),
      nat(),
      nat(),
      async (texts, from, length) => {
        const words = texts.flatMap((text) => text.split(/\s+/)).filter(Boolean);
        const whole = words[from % Math.max(1, words.length)] ?? "a";
        const at = from % whole.length;
        const word = whole.slice(at, at + 3 + (length % 12)).toWellFormed();
        await addTexts(db, texts);
        const rowByRow = await idsOf(word);

        await indexWaiting(db, { atLeast: 1 });

        expect(await idsOf(word)).toEqual(rowByRow);
        found += rowByRow.length;
        await db.deleteFrom("enquiry").execute();
        expect(await idsOf(word)).toEqual([]);
      },
    ),
    runs,
  );
  expect(found).toBeGreaterThan(runs.numRuns);
});

/** Of two digits, so that many numbers hold the threes of another, and not the number. */
const alikeNumber = array(constantFrom(..."01"), { minLength: 7, maxLength: 14 }).map((digits) =>
  digits.join(""),
);

test("a long number is found where it stands whole, and nowhere else", async () => {
  const { database, asStaff } = await startTestApp();
  const { db } = database;
  let others = 0;

  await assert(
    asyncProperty(
      array(alikeNumber, { minLength: 20, maxLength: 30 }),
      alikeNumber,
      async (numbers, number) => {
        await addTexts(db, numbers);

        const { data } = await asStaff().get<Enquiry[]>(`/api/enquiry?q=${number}`);

        const holding = numbers.filter((each) => each.includes(number));
        expect(data.map(({ doubt }) => doubt).sort()).toEqual(holding.sort());
        others += numbers.length - holding.length;
        await db.deleteFrom("enquiry").execute();
      },
    ),
    { ...runs, examples: [[["11101110", "01110011", "0111011"], "0111011"]] },
  );
  expect(others).toBeGreaterThan(runs.numRuns);
});

test.skipIf(isPostgres)(
  "rows from before the update are found while they wait, and later",
  async () => {
    const { database, asStaff } = await startTestApp();
    const { db } = database;
    await addLeads(db, { enquiries: 30, spamEvery: 5 });
    await indexWaiting(db, { atLeast: 1 });
    const total = async (q: string) => {
      const { text } = await asStaff().get(`/api/enquiry?q=${q}`);
      return (JSON.parse(text) as { total: number }).total;
    };

    await indexAnew(db);

    expect(await total("visitor")).toBe(30);
    await db.deleteFrom("enquiry").where("name", ">", "Visitor 0028").execute();
    await db
      .updateTable("enquiry")
      .set({ phone: "7135550199" })
      .where("receipt", "=", "E-0003")
      .execute();
    expect(await total("visitor")).toBe(28);
    await indexWaiting(db, { atLeast: 1 });
    expect(await total("visitor")).toBe(28);
    expect(await total("13555019")).toBe(1);
    expect(await total("5125550003")).toBe(0);
    await sql`insert into enquiry_words (enquiry_words) values ('integrity-check')`.execute(db);
    const waiting = sql<{
      rows: number;
    }>`select count(*) as rows from search_row where is_indexed = 0`;
    expect((await waiting.execute(db)).rows).toEqual([{ rows: 0 }]);
  },
);
