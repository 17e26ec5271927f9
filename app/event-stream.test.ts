import fc from "fast-check";
import { expect, test } from "vitest";
import { eventReader } from "./event-stream.ts";

const stream = [
  ": here",
  "",
  "id: 7",
  "event: lead",
  'data: {"id":"a"}',
  "",
  "data: two",
  "data:lines",
  "",
  "event: nothing",
  "",
  "unknown: field",
  "data",
  "",
  "data: not whole yet",
];
const events = ['{"id":"a"}', "two\nlines", ""];

test.each(["\n", "\r\n", "\r"])("events are read from lines that end with %j", (end) => {
  expect(eventReader()(stream.join(end) + end)).toEqual(events);
});

test("wherever a stream is cut, it has the same events", () => {
  const ends = fc.constantFrom("\n", "\r\n", "\r");
  const cuts = fc.array(fc.nat(200), { maxLength: 12 });
  fc.assert(
    fc.property(ends, cuts, (end, places) => {
      const text = stream.join(end) + end;
      const edges = [0, ...places.filter((at) => at < text.length), text.length];
      const sorted = edges.sort((one, other) => one - other);
      const read = eventReader();

      const pieces = sorted.slice(1).map((to, index) => text.slice(sorted[index], to));

      expect(pieces.flatMap(read)).toEqual(events);
    }),
  );
});

test("what a broken stream has begun to say is no event", () => {
  const read = eventReader();
  expect(read("data: half")).toEqual([]);
  expect(read(" of it\n")).toEqual([]);
  expect(read("\n")).toEqual(["half of it"]);
});
