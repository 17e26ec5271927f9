import { expect, test } from "vitest";
import { aMessage, anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { fromForm, listed, recipients } from "#tests/marked-leads.ts";

const atMost = 5;
const toVictim = (app: TestApp) =>
  recipients(app).filter((address) => address.toLowerCase() === "victim@example.com");

/** Each from a network of its own, with other words. */
function send(app: TestApp, index: number, email = "victim@example.com") {
  return app.post(
    "/api/contact",
    aMessage({ ...fromForm, email, message: `A question, number ${index}` }),
    { "X-Forwarded-For": `192.0.2.${index}`, "Idempotency-Key": `send-key-${index}` },
  );
}

test("however many leads name an email address, in whatever case and form, five receipts a day go there; the office is told of all", async () => {
  const app = await startTestApp();
  for (let index = 1; index <= atMost; index += 1) await send(app, index);
  const answer = await send(app, 6, "Victim@Example.com");
  await app.post("/api/enquiry", anEnquiry({ ...fromForm, email: "victim@example.com" }), {
    "X-Forwarded-For": "192.0.2.7",
  });
  await send(app, 8, "other@example.com");
  await app.deliverMails();

  expect(answer.status).toBe(201);
  expect(toVictim(app)).toHaveLength(atMost);
  expect(recipients(app)).toContain("other@example.com");
  expect(recipients(app).filter((address) => address === "office@example.com")).toHaveLength(8);
  expect(await listed(app, "?size=100")).toMatchObject({ total: 7, likely_spam: 0 });
});

test("what could not be stored, and a repeated send, count for nothing", async () => {
  const app = await startTestApp();
  const bringBack = await app.database.takeAway("lead_arrival");
  for (let index = 1; index <= atMost; index += 1) await send(app, index);
  await bringBack();
  for (let index = 1; index <= atMost; index += 1) await send(app, 1);
  await send(app, 2);
  await app.deliverMails();

  expect(toVictim(app)).toHaveLength(2);
});
