import { expect, test } from "vitest";
import type { Receipt } from "#contract/answers/leads.ts";
import { aMessage, anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";

const office = "office@example.com";
const hourMs = 60 * 60 * 1000;
/** An enquiry and a message, from an address in two ways to write it. */
const bothForms = [
  { path: "/api/enquiry", body: anEnquiry({ email: "Victim@example.com" }) },
  { path: "/api/contact", body: aMessage({ email: "vICTIM@example.com" }) },
] as const;

/** Each of both forms, so many times, each from a network of its own. */
async function send(app: TestApp, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    for (const { path, body } of bothForms) {
      const { status, data } = await app.post<Receipt>(path, body);
      expect({ status, receipt: data.receipt }).toEqual({
        status: 201,
        receipt: expect.stringMatching(/^M-/),
      });
    }
  }
}

/** How many mails have gone to whom since it was asked last. */
async function mails(app: TestApp) {
  await app.takeUp();
  await app.deliverMails();
  const sent = app.sent.splice(0);
  const to = (address: string) =>
    sent.filter(({ recipient }) => recipient.toLowerCase() === address).length;
  return { office: to(office), victim: to("victim@example.com"), other: to("other@example.com") };
}

test.each([
  { how: "each for itself", isWaiting: false },
  { how: "together", isWaiting: true },
])(
  "an address is mailed five receipts a day, and the office of each lead: taken up $how",
  async ({ isWaiting }) => {
    const app = await startTestApp({ isWaiting });
    await send(app, 4);
    expect(await mails(app)).toEqual({ office: 8, victim: 5, other: 0 });

    app.clock.forward(23 * hourMs);
    await send(app, 1);
    await app.post("/api/enquiry", anEnquiry({ email: "other@example.com" }));
    expect(await mails(app)).toEqual({ office: 3, victim: 0, other: 1 });

    app.clock.forward(24 * hourMs);
    await send(app, 1);
    expect(await mails(app)).toEqual({ office: 2, victim: 2, other: 0 });
  },
);
