/** A reader of its own, by RFC 4180: the cells, line by line. */
export function readCsv(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (const [, quoted, plain = "", end] of text.matchAll(cell)) {
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    lines.push(line);
    line = [];
  }
  return lines;
}
