import { describe, expect, test } from "vitest";
import { privacyPolicy } from "#content/privacy-policy.ts";
import type { PersonalData } from "#contract/answers/personal-data.ts";
import { answerConsent, letterConsent } from "#contract/consent.ts";
import { letterFormConsent } from "#contract/letter-form-consent.ts";
import { aMessage, anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { keyIn } from "#tests/mail-links.ts";
import { recipients, sendAndFind } from "#tests/marked-leads.ts";

const at = "2026-03-02T09:00:00.000Z";
const answer = {
  purpose: "answer",
  version: "answer-2",
  wording:
    "We use these details to answer you and to prepare what you ask for. We do not sell them.",
  given_at: at,
};
const letter = {
  purpose: "newsletter",
  version: "letter-2",
  wording: "Also send me your newsletter",
  given_at: at,
};

const subscribers = async (app: TestApp) =>
  (await app.asStaff().get<{ email: string }[]>("/api/subscription")).data.map(
    ({ email }) => email,
  );

describe.each([
  { path: "/api/enquiry", body: anEnquiry() },
  { path: "/api/contact", body: aMessage() },
])("a lead on $path", ({ path, body }) => {
  test("keeps the words that stood beside its form, their version and the time", async () => {
    const app = await startTestApp();

    const { consents } = await sendAndFind(app, path, { ...body, consent: answerConsent.version });

    expect(consents).toEqual([answer]);
    expect(await subscribers(app)).toEqual([]);
  });

  test("keeps the words of a page that was opened when they were others", async () => {
    const app = await startTestApp();

    const older = { ...body, consent: "answer-1", newsletter: "letter-1" };
    const { consents } = await sendAndFind(app, path, older);

    expect(consents).toEqual([
      {
        ...answer,
        version: "answer-1",
        wording: "We use these details to answer you and for nothing else.",
      },
      { ...letter, version: "letter-1", wording: "Also send me the visa letter" },
    ]);
  });

  test("subscribes to the newsletter when that box was ticked, in the same transaction", async () => {
    const app = await startTestApp({ report: () => undefined });
    const ticked = { ...body, consent: answerConsent.version, newsletter: letterConsent.version };

    const { consents } = await sendAndFind(app, path, ticked);
    expect(consents).toEqual([answer, letter]);
    expect(await subscribers(app)).toEqual([body.email]);

    const bringBack = await app.database.takeAway("subscription");
    expect((await app.post(path, { ...ticked, email: "other@example.com" })).status).toBe(201);
    expect((await app.asStaff().get<unknown[]>(path)).data).toHaveLength(1);
    await bringBack();
    expect((await app.asStaff().get<unknown[]>(path)).data).toHaveLength(2);
    expect(await subscribers(app)).toHaveLength(2);
  });

  test.each([undefined, "", "answer-1", "letter-0", true, "__proto__"])(
    "does not subscribe by %j",
    async (newsletter) => {
      const app = await startTestApp();

      const { consents } = await sendAndFind(app, path, { ...body, newsletter });

      expect(consents).toEqual([]);
      expect(await subscribers(app)).toEqual([]);
    },
  );

  test("that is likely spam subscribes nobody before staff say that it is none", async () => {
    const app = await startTestApp();
    const sent = { ...body, website: "x", newsletter: letterConsent.version };
    const { id, consents } = await sendAndFind(app, path, sent);
    expect(consents).toEqual([letter]);
    expect(await subscribers(app)).toEqual([]);

    await app.asStaff().post(`${path}/${id}/spam`, { spam: false });
    expect(await subscribers(app)).toEqual([body.email]);
  });
});

test("a ticked box mails nobody who has confirmed the newsletter", async () => {
  const app = await startTestApp();
  const { email } = aMessage();
  await app.post("/api/subscription", { email });
  await app.deliverMails();
  const [asked] = app.sent.splice(0);
  const key = asked && keyIn(asked, "/newsletter/confirm");
  expect((await app.post("/api/newsletter/confirm", { key })).status).toBe(200);

  await app.post("/api/contact", aMessage({ newsletter: letterConsent.version }));
  await app.deliverMails();

  expect(recipients(app)).toEqual(["office@example.com", email]);
});

test("a ticked box is part of what was sent: with the same key, another tick is another body", async () => {
  const app = await startTestApp();
  const key = { "Idempotency-Key": "9a4e7c1e-7d0a-4c8e-9d58-1b1c6e3a9d10" };
  const first = await app.post("/api/contact", aMessage({ filled_ms: 9000, proof: "a" }), key);

  const again = await app.post("/api/contact", aMessage({ filled_ms: 99_000, proof: "b" }), key);
  const ticked = await app.post(
    "/api/contact",
    aMessage({ newsletter: letterConsent.version }),
    key,
  );
  await app.deliverMails();

  expect(again).toMatchObject({ status: 201, text: first.text });
  expect(ticked.status).toBe(422);
  expect(recipients(app)).toEqual(["office@example.com", "ravi@example.com"]);
});

/** What is kept with each subscription. */
async function subscriptionConsents(app: TestApp) {
  const rows = await app.database.db.selectFrom("subscription").select("consents").execute();
  return rows.map(({ consents }) => JSON.parse(consents));
}

test.each([
  {
    version: "letter-form-1",
    wording: "We use your address for this letter and for nothing else.",
  },
  {
    version: letterFormConsent.version,
    wording:
      "We use your address to send this letter and to keep a record of your choice. We do not sell it.",
  },
])("a subscription keeps the words of its own form: $version", async ({ version, wording }) => {
  const app = await startTestApp();

  await app.post("/api/subscription", { email: "a@example.com", consent: version });
  app.clock.forward(1000);
  await app.post("/api/subscription", { email: "A@example.com", consent: version });

  expect(await subscriptionConsents(app)).toEqual([
    [{ purpose: "newsletter", version, wording, given_at: at }],
  ]);
});

test("a subscription that has ended keeps its words and its times, as the privacy policy says", async () => {
  const app = await startTestApp();
  const consent = letterFormConsent.version;
  await app.post("/api/subscription", { email: "ravi@example.com", consent });
  await app.deliverMails();
  const [mail] = app.sent;
  for (const step of ["confirm", "unsubscribe"]) {
    app.clock.forward(1000);
    const key = mail && keyIn(mail, `/newsletter/${step}`);
    expect((await app.post(`/api/newsletter/${step}`, { key })).status).toBe(200);
  }

  const key = mail && keyIn(mail, "/my-data");
  const { data } = await app.get<PersonalData>(`/api/my-data?key=${key}`);

  expect(data.subscriptions).toMatchObject([
    {
      state: "unsubscribed",
      consents: expect.stringContaining(`"version":"${consent}"`),
      created_at: at,
      confirmed_at: "2026-03-02T09:00:01.000Z",
      unsubscribed_at: "2026-03-02T09:00:02.000Z",
    },
  ]);
  const text = JSON.stringify(privacyPolicy.sections.find(({ id }) => id === "how-long"));
  expect(text).toContain("the words you agreed to, when you signed up, confirmed and left");
});

describe("a newsletter that is asked for again", () => {
  const email = "ravi@example.com";
  const hourMs = 60 * 60 * 1000;
  const signUp = (app: TestApp, consent?: string) =>
    app.post("/api/subscription", { email, consent });

  /** An hour after the first sign-up; `press` presses a link of its mail. */
  async function signedUp() {
    const app = await startTestApp();
    await signUp(app, letterFormConsent.version);
    await app.deliverMails();
    const [first] = await subscriptionConsents(app);
    app.clock.forward(hourMs);
    const press = async (which: "confirm" | "unsubscribe") => {
      const [mail] = app.sent;
      const key = mail && keyIn(mail, `/newsletter/${which}`);
      expect((await app.post(`/api/newsletter/${which}`, { key })).status).toBe(200);
    };
    return { app, first, press };
  }

  test.each([
    { what: "was never confirmed", isEnded: false },
    { what: "was ended", isEnded: true },
  ])("after it $what keeps the new words and their time", async ({ isEnded }) => {
    const { app, press } = await signedUp();
    if (isEnded) await press("unsubscribe");

    await app.post("/api/contact", aMessage({ email, newsletter: letterConsent.version }));

    const given = { ...letter, given_at: "2026-03-02T10:00:00.000Z" };
    expect(await subscriptionConsents(app)).toEqual([[given]]);
  });

  test("in no words of ours keeps the ones from before", async () => {
    const { app, first } = await signedUp();

    await signUp(app);
    await app.deliverMails();

    expect(recipients(app)).toEqual([email, email]);
    expect(await subscriptionConsents(app)).toEqual([first]);
  });

  test("by who has confirmed it keeps the words that were confirmed", async () => {
    const { app, first, press } = await signedUp();
    await press("confirm");

    await signUp(app, letterFormConsent.version);

    expect(await subscriptionConsents(app)).toEqual([first]);
  });
});
