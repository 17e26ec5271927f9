import { describe, expect, test } from "vitest";
import { aMessage, anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { codesOf, fromForm, listed, messageMarks, sendAndFind } from "#tests/marked-leads.ts";

const dayMs = 24 * 60 * 60 * 1000;

const six = "a b c d e f".split(" ").map((name) => `https://${name}.example`);
const messages = [
  { says: "nothing", sent: {} },
  { says: "a time that a person needs", sent: { filled_ms: 3000 } },
  { says: "less than 3 s", sent: { filled_ms: 2999 }, reasons: ["fast"], points: 10 },
  { says: "1.5 s", sent: { filled_ms: 1500 }, reasons: ["fast"], points: 10 },
  { says: "no time at all", sent: { filled_ms: 0 }, reasons: ["fast"], points: 40 },
  {
    says: "a script without a passed check",
    sent: { proof: "" },
    reasons: ["no-check"],
    points: 5,
  },
  { says: "a time that makes no sense", sent: { filled_ms: "soon" } },
  { says: "a time before the form", sent: { filled_ms: -5 } },
  { says: "no wording of ours", sent: { consent: "of my own" } },
  { says: "no wording", sent: { consent: undefined }, reasons: ["no-form"], points: 15 },
  {
    says: "a link and ten letters",
    sent: { message: "See it there:\nhttps://a.example/x" },
    reasons: ["links"],
    points: 10,
  },
  {
    says: "a link and nine letters",
    sent: { message: "See it here: https://a.example/x" },
    reasons: ["links", "only-links"],
    points: 30,
  },
  {
    says: "a bare link",
    sent: { message: "They write cheap.example.com is good" },
    reasons: ["links"],
    points: 10,
  },
  {
    says: "six links",
    sent: { message: `Please look at ${six.join(" ")}` },
    reasons: ["links"],
    points: 50,
  },
  {
    says: "links to governments, to who works for them, and to us",
    sent: {
      message: `https://travel.state.gov/x HTTPS://WWW.USCIS.GOV https://indianvisaonline.gov.in?x=1
        https://ustraveldocs.com https://www.nclex.org http://localhost/blog`,
    },
  },
  {
    says: "links to places with names like theirs, one with an at sign",
    sent: { message: "Please look at https://technic.in/@a and https://my-localhost" },
    reasons: ["links"],
    points: 20,
  },
  {
    says: "an address",
    sent: { message: "Write to me: ravi.menon@work.com" },
  },
  {
    says: "no blank after a full stop",
    sent: { message: "I worked.in Kochi" },
  },
  {
    says: "an offer and a link",
    sent: { message: "Casino, you will like it: https://a.example" },
    reasons: ["links", "selling", "selling-link"],
    points: 50,
  },
  {
    says: "a link as a name",
    sent: { name: "www.rank.example" },
    reasons: ["link-in-name"],
    points: 45,
  },
  {
    says: "a link's markup",
    sent: { message: "[url=//a]b[/url]" },
    reasons: ["markup"],
    points: 40,
  },
  {
    says: "one word everywhere",
    sent: { message: "RAVI MENON" },
    reasons: ["same-in-fields"],
    points: 20,
  },
  { says: "an offer", sent: { message: "Casino und Jackpot" }, reasons: ["selling"], points: 15 },
  {
    says: "a slot, Seoul, a museo and an OPT out",
    sent: { message: "Slot in Seoul, at the museo? OPT out in May" },
  },
  { says: "Malayalam", sent: { message: "എനിക്ക് വിസ വേണം" } },
  { says: "loud words", sent: { message: "URGENT!!! CALL ME NOW!!!" } },
];

test.each(messages)(
  "$says: so many reasons and points, the weightiest first",
  async ({ sent, reasons = [], points = 0 }) => {
    const app = await startTestApp();

    const marks = await messageMarks(app, sent);

    expect(codesOf(marks)).toEqual(reasons);
    expect(marks.spam.points).toBe(points);
    const weights = marks.spam.reasons.map((reason) => reason.points);
    expect(weights).toEqual(weights.toSorted((one, other) => other - one));
  },
);

describe("reasons beside a message's own", () => {
  test.each([
    { location: "www.rank.example", reasons: ["link-in-name"], points: 45 },
    { location: "anjali mathew", reasons: ["same-in-fields"], points: 20 },
  ])("$location as a location", async ({ location, reasons, points }) => {
    const app = await startTestApp();

    const marks = await sendAndFind(app, "/api/enquiry", anEnquiry({ ...fromForm, location }));

    expect(codesOf(marks)).toEqual(reasons);
    expect(marks.spam.points).toBe(points);
  });

  test("no browser's headers", async () => {
    const app = await startTestApp();
    const headers = { "User-Agent": "python-requests/2.32", "Accept-Language": "" };

    const marks = await messageMarks(app, {}, headers);

    expect(codesOf(marks)).toEqual(["no-browser"]);
    expect(marks.spam.points).toBe(25);
  });

  test("signals of the wrong kind refuse nothing", async () => {
    const app = await startTestApp();
    const odd = { website: 7, filled_ms: {}, proof: undefined, consent: null, newsletter: true };

    const marks = await sendAndFind(app, "/api/enquiry", anEnquiry(odd));

    expect(codesOf(marks)).toEqual(["no-form"]);
    expect(marks.consents).toEqual([]);
  });
});

const words = "Good day dear owner of this wonderful web page with many friendly readers.";
const from = (app: TestApp, email: string, message = words) =>
  messageMarks(app, { email, message });

describe("the same text", () => {
  test("from others counts, whatever its case, numbers and link", async () => {
    const app = await startTestApp();

    expect(codesOf(await from(app, "one@example.com"))).toEqual([]);
    const again = await from(app, "two@example.com", `${words.toUpperCase()} 42 https://a.example`);
    expect(codesOf(again)).toEqual(["links", "repeated-text"]);
    expect((await from(app, "three@example.com")).spam.reasons).toEqual([
      { code: "repeated-text", points: 30, count: 2 },
    ]);
  });

  test("from the same person, or short, or long ago, does not", async () => {
    const app = await startTestApp();
    await from(app, "one@example.com");
    await from(app, "one@example.com", "Please call me back");

    expect(codesOf(await from(app, "ONE@example.com"))).toEqual([]);
    expect(codesOf(await from(app, "two@example.com", "Please call me back"))).toEqual([]);
    app.clock.forward(15 * dayMs);
    expect(codesOf(await from(app, "two@example.com"))).toEqual([]);
  });

  test("within a text of one's own does not", async () => {
    const app = await startTestApp();
    await from(app, "one@example.com");
    const own =
      "My sister in Kollam got this by mail and asks whether it is from you, which I doubt.";

    expect(codesOf(await from(app, "two@example.com", `${words} ${own}`))).toEqual([]);
  });

  test("the same site linked to by others counts; a shared one by its page", async () => {
    const app = await startTestApp();
    await from(
      app,
      "one@example.com",
      "Look: https://shop.example/a and https://linkedin.com/in/one",
    );

    const site = await from(
      app,
      "two@example.com",
      "Please have a look: http://www.shop.example/b?x=1",
    );
    const person = await from(
      app,
      "three@example.com",
      "Please see who I am: https://linkedin.com/in/three",
    );

    expect(codesOf(site)).toEqual(["links", "repeated-link"]);
    expect(codesOf(person)).toEqual(["links"]);
  });
});

describe("the same text with an address of ours", () => {
  test("as our article's form writes it does not count", async () => {
    const app = await startTestApp();
    const title = "What the consular officer wants to see in your appointment at the embassy";
    const message = `${title}\nhttp://localhost:3000/blog/appointment-x7`;
    await from(app, "one@example.com", message);

    expect(codesOf(await from(app, "two@example.com", message))).toEqual([]);
  });

  test("and more than a title counts, links too", async () => {
    const app = await startTestApp();
    const address = "http://localhost:3000/blog/appointment-x7";
    const message = `Please have a look at https://shop.example/a\n${address}`;
    await from(app, "one@example.com", message);

    expect(codesOf(await from(app, "two@example.com", message))).toContain("repeated-link");
    expect(codesOf(await from(app, "three@example.com", `${words}\n${address}\n${words}`))).toEqual(
      [],
    );
    expect(codesOf(await from(app, "four@example.com", `${words}\n${address}\n${words}`))).toEqual([
      "repeated-text",
    ]);
  });
});

test("a flood from one address is kept and flagged, then answered 429", async () => {
  const app = await startTestApp();
  const headers = { "X-Forwarded-For": "192.0.2.7" };
  const send = () => app.post("/api/contact", aMessage({ ...fromForm, name: "Flood" }), headers);
  const statuses: number[] = [];
  for (let sent = 0; sent < 62; sent += 1) statuses.push((await send()).status);

  expect(statuses).toEqual([...Array(60).fill(201), 429, 429]);
  expect(await listed(app, "?spam=no&size=100")).toMatchObject({ total: 20, likely_spam: 40 });
  const elsewhere = await messageMarks(app, { name: "Somebody else" });
  expect(elsewhere.spam.likely).toBe(false);
});
