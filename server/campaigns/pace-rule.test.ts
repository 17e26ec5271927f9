import fc from "fast-check";
import { expect, test } from "vitest";
import { dueMails, roomBeside } from "./pace.ts";

const minuteMs = 60_000;

/** Looks at these moments (ms between them), each with so much room. Gives when how many went. */
function run(perMinute: number, looks: readonly (readonly [number, number])[]) {
  let nowMs = Date.parse("2026-03-02T09:00:00.000Z");
  let nextAt = new Date(nowMs);
  const sent: { atMs: number; count: number }[] = [];
  for (const [pauseMs, room] of looks) {
    nowMs += pauseMs;
    const due = dueMails({ perMinute, nextAt, now: new Date(nowMs) }, room);
    nextAt = due.nextAt;
    sent.push({ atMs: nowMs, count: due.count });
  }
  return sent;
}

const anyRate = fc.integer({ min: 1, max: 600 });
const anyLook = fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: -5, max: 60 }));

test("in no minute more go than were allowed, but for the two seconds that a late look makes up for", () => {
  fc.assert(
    fc.property(anyRate, fc.array(anyLook, { minLength: 1, maxLength: 60 }), (perMinute, looks) => {
      const sent = run(perMinute, looks);
      const max = perMinute + Math.ceil(perMinute / 30) + 1;
      for (const { atMs } of sent) {
        const inMinute = sent.filter((one) => one.atMs >= atMs && one.atMs < atMs + minuteMs);
        expect(inMinute.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(max);
      }
    }),
  );
});

test("never more than there is room for, and never less than none", () => {
  fc.assert(
    fc.property(anyRate, fc.array(anyLook), (perMinute, looks) => {
      run(perMinute, looks).forEach(({ count }, index) => {
        expect(count).toBeGreaterThanOrEqual(0);
        expect(count).toBeLessThanOrEqual(Math.max(0, looks[index]?.[1] ?? 0));
      });
    }),
  );
});

test.each([
  { all: 0, fresh: 0, room: 50 },
  { all: 60, fresh: 49, room: 1 },
  { all: 50, fresh: 50, room: 0 },
  { all: 450, fresh: 0, room: 50 },
  { all: 499, fresh: 20, room: 1 },
  { all: 500, fresh: 0, room: 0 },
])(
  "beside $all that are queued, $fresh of them not put off for long, there is room for $room",
  ({ room, ...queued }) => {
    expect(roomBeside(queued)).toBe(room);
  },
);

test("looked at each quarter of a second, it is never faster than the pace, and hardly slower", () => {
  fc.assert(
    fc.property(anyRate, (perMinute) => {
      const looks = Array.from({ length: 240 }, () => [250, 50] as const);
      const count = run(perMinute, looks).reduce((sum, one) => sum + one.count, 0);
      expect(count).toBeLessThanOrEqual(perMinute + 1);
      expect(count).toBeGreaterThanOrEqual(perMinute * 0.99 - 1);
    }),
  );
});
