import { expect, test } from "vitest";
import { atOnce } from "./at-once.ts";

test("never more than two run, all run, and a failure gives its place free", async () => {
  const run = atOnce(2);
  let running = 0;
  let most = 0;
  const work = (number: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (number % 3 === 0) throw new Error(`work ${number}`);
    return number;
  };

  const results = await Promise.allSettled(
    [1, 2, 3, 4, 5, 6, 7].map((number) => run(work(number))),
  );

  expect(most).toBe(2);
  expect(results.map(({ status }) => status === "fulfilled")).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
    true,
  ]);
  // Nor later, when all of these have gone.
  expect(await Promise.all([1, 2, 4, 5].map((number) => run(work(number))))).toEqual([1, 2, 4, 5]);
  expect(most).toBe(2);
});
