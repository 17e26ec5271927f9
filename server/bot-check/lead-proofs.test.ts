import { DatabaseSync } from "node:sqlite";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { isPostgres } from "#tests/fresh-database.ts";
import { heldClock } from "#tests/held-clock.ts";
import { anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { codesOf, messageMarks } from "#tests/marked-leads.ts";

const hourMs = 60 * 60 * 1000;

let app: TestApp;
let proof: string;

beforeEach(async () => {
  app = await startTestApp({ clock: heldClock(new Date().toISOString()) });
  proof = await proofFor(app);
});

/** As a browser earns it: by the work of the bot check. */
async function proofFor(site: TestApp): Promise<string> {
  const asked = await site.get<{ challenge: Challenge }>("/api/recaptcha/challenge");
  const { challenge } = asked.data;
  const solution = await solveChallenge({ challenge, deriveKey });
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  const { data } = await site.post<{ proof: string }>("/api/recaptcha/verify-token", { token });
  return data.proof;
}

const sendWith = async (shown: string, site = app) =>
  codesOf(await messageMarks(site, { filled_ms: 20_000, proof: shown }));

test("a lead with the check's proof is not held against its browser; one lead a proof", async () => {
  expect(await sendWith(proof)).toEqual([]);
  expect(await sendWith(proof)).toEqual(["no-check"]);
});

test.skipIf(isPostgres)(
  "with it and a key, too, SQLite stores a lead without a savepoint",
  async () => {
    const prepared = vi.spyOn(DatabaseSync.prototype, "prepare");
    onTestFinished(() => prepared.mockRestore());
    const site = await startTestApp({ clock: app.clock, isWaiting: true });
    const lead = anEnquiry({ filled_ms: 20_000, proof: await proofFor(site) });

    const answer = await site.post("/api/enquiry", lead, { "Idempotency-Key": "a-key-of-ours" });

    expect(answer.status).toBe(201);
    const texts = prepared.mock.calls.map(([text]) => text);
    expect(texts).toContainEqual(expect.stringContaining('into "idempotency_key"'));
    expect(texts).not.toContain("savepoint turn");
  },
);

test("another instance knows it", async () => {
  const other = await startTestApp({ clock: app.clock, database: app.database });

  expect(await sendWith(proof, other)).toEqual([]);
  expect(await sendWith(proof)).toEqual(["no-check"]);
});

test("it counts for two hours", async () => {
  const another = await proofFor(app);

  app.clock.forward(2 * hourMs - 1);
  expect(await sendWith(proof)).toEqual([]);
  app.clock.forward(1);
  expect(await sendWith(another)).toEqual(["no-check"]);
});

test("neither a made-up nor a prolonged one, nor another site's, counts", async () => {
  const [ends = "", id, signature] = proof.split(".");
  const prolonged = [Number(ends) + hourMs, id, signature].join(".");
  const elsewhere = await proofFor(await startTestApp({ clock: app.clock }));

  for (const shown of ["", "x", "1.2.3", prolonged, elsewhere, `${proof}x`]) {
    expect(await sendWith(shown)).toEqual(["no-check"]);
  }
  expect(await sendWith(proof)).toEqual([]);
});

test("a check that failed gives none", async () => {
  const { data } = await app.post("/api/recaptcha/verify-token", { token: "not solved" });

  expect(data).toEqual({ success: false });
});
