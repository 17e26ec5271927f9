import { expect, test } from "vitest";
import type { Receipt } from "#contract/answers/leads.ts";
import { aMessage, anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { listed } from "#tests/marked-leads.ts";

/** As if chance had given what waits the number of another lead. */
async function giveToAll({ database: { db } }: TestApp, receipt: string) {
  for (const { number, lead } of await db.selectFrom("lead_arrival").selectAll().execute()) {
    await db
      .updateTable("lead_arrival")
      .set({ lead: JSON.stringify({ ...JSON.parse(lead), receipt }) })
      .where("number", "=", number)
      .execute();
  }
}

test.each([
  { path: "/api/enquiry" as const, body: anEnquiry },
  { path: "/api/contact" as const, body: aMessage },
])("$path takes a lead whose receipt number is there already", async ({ path, body }) => {
  const app = await startTestApp({ isWaiting: true });
  const first = await app.post<Receipt>(path, body({ name: "Anna" }));
  await app.takeUp();
  await app.post(path, body({ name: "Ben", email: "ben@example.com" }));
  await giveToAll(app, first.data.receipt);

  await app.takeUp();

  expect((await listed(app, "?sort=name", path)).names).toEqual(["Anna", "Ben"]);
  // Whoever asks by the number is told of both.
  const found = await listed(app, `?q=${first.data.receipt}&sort=name`, path);
  expect(found.names).toEqual(["Anna", "Ben"]);
  await app.deliverMails();
  const [receipt] = app.sent.filter(({ recipient }) => recipient === "ben@example.com");
  expect(receipt?.text).toContain(first.data.receipt);
});
