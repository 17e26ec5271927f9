import { expect, test } from "vitest";
import { postInput } from "#contract/blog.ts";
import { contactInput, enquiryInput, subscriptionInput } from "#contract/leads.ts";
import { loginInput } from "#contract/staff.ts";
import { check } from "#contract/validate.ts";
import { atom } from "#server/blog/feed.ts";
import { say } from "#server/log.ts";
import { escapeHtml, oneLine } from "#server/mail/words.ts";
import { find, prepare } from "#server/search/find.ts";
import { termsOf } from "#server/search/terms.ts";
import { hostileTexts } from "#tests/hostile-texts.ts";

const all = (text: string) => ({
  name: text,
  email: text,
  number: text,
  phone: text,
  password: text,
  title: text,
  content: text,
});
const times = { date: "", created_at: "", changed_at: "" };
const post = { id: "x", image: [], alts: [], pictures: [], version: 1, ...times };

/** Everything that works on text of strangers, with no limit of length before it. */
const works: Record<string, (text: string) => unknown> = {
  enquiry: (text) => check(enquiryInput, { ...all(text), name: "x" }),
  contact: (text) => check(contactInput, { ...all(text), name: "x" }),
  subscription: (text) => check(subscriptionInput, all(text)),
  login: (text) => check(loginInput, all(text)),
  post: (text) => check(postInput, all(text)),
  escapeHtml,
  oneLine,
  feed: (text) =>
    atom({
      posts: [{ ...post, title: text, content: text }],
      publicUrl: "https://example.com",
      updated: "",
    }),
  "search for it": (text) => termsOf(text.slice(0, 10_000), () => false),
  "search in it": (text) =>
    find(["visa"], [prepare({ kind: "Blog", path: "/x", title: "x", passages: [text] })]),
};

test.each(Object.keys(works))(
  "%s: ten times the text takes ten times as long, not a hundred",
  (name) => {
    const work = works[name] ?? (() => undefined);
    const short = hostileTexts(100_000);
    const long = hostileTexts(1_000_000);
    const ratios = short.map((text, index) => {
      const shortMs = fastest(() => work(text));
      const longMs = fastest(() => work(long[index] ?? ""));
      return { index, shortMs, longMs, ratio: longMs / Math.max(shortMs, 2) };
    });
    const worst = ratios.reduce((one, other) => (other.ratio > one.ratio ? other : one));
    say(JSON.stringify({ name, ...worst }));
    // Ten is linear; memory and caches add some, the square would be a hundred.
    expect(worst.ratio).toBeLessThan(40);
  },
);

/** In milliseconds of the processor: what else the machine does is not counted. */
function fastest(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const began = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
