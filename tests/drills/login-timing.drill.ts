import { expect, test } from "vitest";
import { say } from "#server/log.ts";
import { createPasswords } from "#server/staff/password.ts";
import { startTestApp } from "#tests/kit.ts";

const pairs = 150;

test("a wrong password takes as long for somebody unknown as for staff, within 10 %", async () => {
  const app = await startTestApp({ passwords: createPasswords() });
  const known = Array.from({ length: 10 }, (_, index) => `staff-${index}@example.com`);
  for (const email of known) await app.addStaff(email, "correct horse");
  const attempt = async (email: string) => {
    const began = performance.now();
    const { status } = await app.post("/api/user/login", { email, password: "wrong horse" });
    expect(status).toBe(401);
    return performance.now() - began;
  };

  const times = { known: [] as number[], unknown: [] as number[] };
  for (let index = 0; index < pairs; index += 1) {
    // In turn, and each first as often, so that the machine's other work tells nothing.
    const order = index % 2 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const kind of order) {
      const email = kind === "known" ? (known[index % 10] ?? "") : `nobody-${index}@example.com`;
      times[kind].push(await attempt(email));
    }
  }

  const [ofKnown, ofUnknown] = [median(times.known), median(times.unknown)];
  say(JSON.stringify({ pairs, knownMs: ofKnown, unknownMs: ofUnknown }));
  expect(Math.abs(ofKnown - ofUnknown) / ofKnown).toBeLessThan(0.1);
});

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
