/** A clock that stands still until it is told to go on. */
export function heldClock(start = "2026-03-02T09:00:00.000Z") {
  let ms = Date.parse(start);
  return {
    now: () => new Date(ms),
    forward(byMs: number) {
      ms += byMs;
    },
  };
}
export type Clock = ReturnType<typeof heldClock>;
