import { array, assert, asyncProperty, constantFrom, nat, oneof } from "fast-check";
import { expect, test } from "vitest";
import type { Enquiry } from "#contract/leads.ts";
import type { Database } from "#server/database/connect.ts";
import { indexWaiting } from "#server/database/search-index.ts";
import { hardText } from "#tests/hard-text.ts";
import { startTestApp } from "#tests/kit.ts";

/** Of few signs, so that many rows hold parts of a word and not the word. */
const alikeText = array(constantFrom(..."ab1.@-A É_%"), { maxLength: 40 }).map((signs) =>
  signs.join(""),
);
/** As the contract leaves them. */
const anyText = oneof(alikeText, hardText(60)).map((text) =>
  text.replaceAll("\0", "").toWellFormed(),
);
const runs = { seed: 20_261_123, numRuns: 150 };

async function addTexts(db: Database, texts: readonly string[]): Promise<void> {
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
