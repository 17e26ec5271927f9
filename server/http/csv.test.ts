import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readCsv } from "#tests/csv.ts";
import { csvAnswer, csvLine } from "./csv.ts";

test.each([
  { cells: ["Anjali", "Kochi"], line: "Anjali,Kochi" },
  { cells: ["", ""], line: "," },
  { cells: ["Nair, Rohit"], line: '"Nair, Rohit"' },
  { cells: ['a "visa"'], line: '"a ""visa"""' },
  { cells: ["two\nlines", "two\r\nlines"], line: '"two\nlines","two\r\nlines"' },
  { cells: ["=1+1", "+1 512 555 0142", "-1", "@sum"], line: "'=1+1,'+1 512 555 0142,'-1,'@sum" },
  { cells: ["＝1", "＋1", "－1", "＠sum"], line: "'＝1,'＋1,'－1,'＠sum" },
  { cells: ["\t=1", "\r=1"], line: `"'\t=1","'\r=1"` },
  { cells: ["a;=1", "a\t=1"], line: '"a;=1","a\t=1"' },
  { cells: ["1=1", "a+b", "5125550142"], line: "1=1,a+b,5125550142" },
  { cells: ['=cmd|"/c calc"!A1'], line: `"'=cmd|""/c calc""!A1"` },
])("$cells become $line", ({ cells, line }) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});

/** With the wide ones of Chinese and Japanese. */
const formulaSigns = ["=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"];

test("whatever is written is read again, and begins no formula", () => {
  const cells = fc.array(fc.string({ unit: "grapheme" }), { minLength: 1, maxLength: 5 });
  const sign = fc.constantFrom(...formulaSigns, "\n", '"', ",", "'", "a");
  const harsh = fc.array(
    fc.array(sign).map((signs) => signs.join("")),
    { minLength: 1 },
  );
  const isFormula = (text: string) => formulaSigns.some((first) => text.startsWith(first));
  const bare = (cell: string) =>
    cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
  fc.assert(
    fc.property(fc.array(fc.oneof(cells, harsh)), (rows) => {
      const again = readCsv(rows.map(csvLine).join(""));
      expect(again.flat().filter(isFormula)).toEqual([]);
      expect(again.map((line) => line.map(bare))).toEqual(rows.map((line) => line.map(bare)));
    }),
  );
});

const columns = { number: String };

test("batches are read no faster than they are taken, and no more once nobody reads", async () => {
  let asked = 0;
  let isOver = false;
  async function* batches() {
    try {
      for (;;) {
        asked += 1;
        yield [asked];
      }
    } finally {
      isOver = true;
    }
  }
  const answer = await csvAnswer({ name: "a.csv", columns, batches: batches() });
  const reader = answer.body?.getReader();

  for (let chunk = 0; chunk < 5; chunk += 1) await reader?.read();
  await nextTurn();

  expect(asked).toBeLessThanOrEqual(6);
  await reader?.cancel();
  expect(isOver).toBe(true);
});

test("a failure on the way is no end of the file", async () => {
  async function* batches() {
    yield [1];
    yield [2];
    throw new Error("the database is away");
  }

  const answer = await csvAnswer({ name: "a.csv", columns, batches: batches() });

  await expect(answer.text()).rejects.toThrow("the database is away");
});
