import { logFailure } from "./problem.ts";

/** So that spreadsheets read UTF-8 as what it is. */
const byteOrderMark = "\ufeff";
/** What a spreadsheet would take for a formula; where Chinese or Japanese is written, with wide signs, too. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** Some spreadsheets take a semicolon and a tab for the end of a cell, too: what follows would be a cell of its own, and may be a formula. */
const needsQuotes = /[",;\t\r\n]/;

/** One line of a CSV file (RFC 4180) with its end. A cell that looks like a formula gets an apostrophe before it. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

type File<Row> = {
  /** Of ASCII without quotes. */
  name: string;
  /** What a row says in each column, by the words above it. */
  columns: Record<string, (row: Row) => string>;
  /** Asked for one by one, each when the reader has taken the one before: memory stays as it is. */
  batches: AsyncGenerator<readonly Row[]>;
};

/**
 * A CSV file to save, sent while it is read. What fails before the first rows is answered as usual; a later failure ends
 * the file in a way that no reader takes for its end.
 */
export async function csvAnswer<Row>({ name, columns, batches }: File<Row>): Promise<Response> {
  const encoder = new TextEncoder();
  const cells = Object.values(columns);
  const lineOf = (row: Row) => csvLine(cells.map((cell) => cell(row)));
  const first = await batches.next();
  let next: typeof first | undefined = first;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + csvLine(Object.keys(columns))));
    },
    async pull(controller) {
      const { done, value } = next ?? (await batches.next().catch(loggedAndThrown));
      next = undefined;
      if (done) return controller.close();
      controller.enqueue(encoder.encode(value.map(lineOf).join("")));
    },
    async cancel() {
      await batches.return(undefined);
    },
  });
  const headers = {
    "Content-Type": "text/csv; charset=utf-8; header=present",
    "Content-Disposition": `attachment; filename="${name}"`,
  };
  return new Response(body, { headers });
}

/** The answer has begun: nobody else hears of it. */
function loggedAndThrown(error: unknown): never {
  logFailure(error);
  throw error;
}
