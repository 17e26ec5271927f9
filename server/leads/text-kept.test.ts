import { asyncProperty, oneof, stringMatching, assert as verify } from "fast-check";
import { describe, expect, test } from "vitest";
import type { ContactMessage, Enquiry, Sent } from "#contract/answers/leads.ts";
import { contactInput, enquiryInput } from "#contract/leads.ts";
import { check } from "#contract/validate.ts";
import { anyText } from "#tests/any-text.ts";
import { aMessage, anEnquiry, startTestApp } from "#tests/kit.ts";

const words = [
  { kind: "Malayalam", text: "എനിക്ക് വിസ വേണം, നന്ദി" },
  { kind: "Hindi, Chinese, Arabic", text: "वीज़ा चाहिए 签证 تأشيرة" },
  { kind: "emoji joined from several", text: "👩🏽‍⚕️ 👨‍👩‍👧‍👦 🇮🇳 😀" },
  { kind: "a composed and a combining accent", text: "Fianc\u00e9 Fiance\u0301" },
  { kind: "stacked combining marks", text: "Z\u0351\u036b\u0343a\u0310\u0301lgo" },
  { kind: "changes of direction", text: "a \u202eesrever\u202c b \u2067עברית\u2069 c" },
  { kind: "invisible signs", text: "a\u200bb\u200cc\u200dd\ufeffe\u00adf" },
  {
    kind: "Windows, Unix and old Mac line ends",
    text: "one\r\ntwo\nthree\rfour\u2028five\u2029six",
  },
  { kind: "tabs and rows of blanks", text: "a\t\tb     c" },
  { kind: "control characters", text: "a\u0001b\u0007c\u001b[31md\u007fe\u0085f" },
  { kind: "SQL", text: "Robert'); drop table enquiry; -- $1 ? %s :name" },
  { kind: "HTML", text: "<script>alert('1')</script> &amp; &lt;b&gt;" },
  { kind: "backslashes and quotes", text: 'C:\\new\\table \\u0041 \\x41 \\" `' },
  { kind: "the highest code points", text: "\ufffe\uffff\u{10ffff}\ufdd0" },
];

describe("what was typed is stored as it came", () => {
  test.each(words)("$kind", async ({ text }) => {
    const app = await startTestApp();

    await app.post("/api/enquiry", anEnquiry({ name: text, location: text, doubt: text }));
    await app.post("/api/contact", aMessage({ name: text, message: text }));

    const { data: enquiries } = await app.asStaff().get<Enquiry[]>("/api/enquiry");
    expect(enquiries).toMatchObject([{ name: text, location: text, doubt: text }]);
    const { data: messages } = await app.asStaff().get<ContactMessage[]>("/api/contact");
    expect(messages).toMatchObject([{ name: text, message: text }]);
  });
});

test("NUL is dropped and a lone surrogate replaced, on both databases alike", async () => {
  const app = await startTestApp();

  await app.post("/api/enquiry", anEnquiry({ name: "An\0jali \uD83D", doubt: "\uDE00 a\0" }));
  await app.post("/api/subscription", { email: "a\0nj\uD83Dali@example.com" });

  const { data: enquiries } = await app.asStaff().get<Enquiry[]>("/api/enquiry");
  expect(enquiries).toMatchObject([{ name: "Anjali \uFFFD", doubt: "\uFFFD a" }]);
  const { data: subscribers } = await app.asStaff().get("/api/subscription");
  expect(subscribers).toMatchObject([{ email: "anj\uFFFDali@example.com" }]);
});

const someText = anyText({ maxLength: 300 });
const anyEmail = oneof(someText, stringMatching(/^[^@\s]{1,20}@[^@\s]{1,20}\.[^@\s]{1,9}$/));
const anyPhone = oneof(someText, stringMatching(/^(\+1|\+91)?[ ().-]{0,3}\d{10}$/));
const runs = { seed: 20_261_121, numRuns: 300 };

test("an enquiry of any texts is listed as the contract cleans it, or refused in its words", async () => {
  const app = await startTestApp();
  const desk = app.asStaff();
  await verify(
    asyncProperty(someText, anyEmail, anyPhone, someText, async (name, email, number, doubt) => {
      const body = anEnquiry({ name, email, number, location: name, doubt });
      const expected = check(enquiryInput, body);

      const answer = await app.post<Sent>("/api/enquiry", body);

      if (!expected.ok) {
        expect(answer).toMatchObject({ status: 400, error: expected.error });
        return;
      }
      expect(answer.status).toBe(201);
      const { number: phone, ...fields } = expected.value;
      const { answer_by: _, ...receipt } = answer.data;
      const { data } = await desk.get<Enquiry[]>("/api/enquiry");
      expect(data.find(({ id }) => id === answer.data.id)).toEqual({
        ...receipt,
        ...fields,
        phone,
      });
    }),
    runs,
  );
});

test("a message of any texts is listed as the contract cleans it, or refused in its words", async () => {
  const app = await startTestApp();
  const desk = app.asStaff();
  await verify(
    asyncProperty(someText, anyEmail, anyPhone, someText, async (name, email, phone, message) => {
      const body = { name, email, phone, message };
      const expected = check(contactInput, body);

      const answer = await app.post<Sent>("/api/contact", body);

      if (!expected.ok) {
        expect(answer).toMatchObject({ status: 400, error: expected.error });
        return;
      }
      expect(answer.status).toBe(201);
      const { answer_by: _, ...receipt } = answer.data;
      const { data } = await desk.get<ContactMessage[]>("/api/contact");
      expect(data.find(({ id }) => id === answer.data.id)).toEqual({
        ...receipt,
        ...expected.value,
      });
    }),
    runs,
  );
});
