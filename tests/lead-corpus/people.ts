import { answerConsent, letterConsent } from "#contract/consent.ts";
import { serviceNames } from "#contract/services.ts";
import * as words from "./people-words.ts";
import { browsers, type Chance, type CorpusLead } from "./random.ts";

type Writer = (chance: Chance) => string;

/** Everybody tells of other people and other towns. */
const spun =
  (list: readonly string[]): Writer =>
  (chance) =>
    chance
      .spin(chance.pick(list))
      .replace(/NAME/g, () => chance.pick(words.firstNames))
      .replace(/PLACE/g, () => chance.pick(words.places));

const story: Writer = (chance) => {
  const sentences = Array.from({ length: chance.from(3, 8) }, () =>
    spun(words.storySentences)(chance),
  );
  return [...new Set(sentences)].join(chance.pick([" ", "\n", "\n\n"]));
};

/** The words of offers within a story of one's own. */
const awkward: Writer = (chance) =>
  `${spun(words.awkward)(chance)} ${spun(words.storySentences)(chance)} ${spun(words.shortQuestions)(chance)}`;

const article: Writer = (chance) => {
  const [title, id] = chance.pick(words.articles);
  return `${title}\nhttp://localhost:3000/blog/${id}`;
};

/** How people write, and how many of a hundred. */
const voices: readonly (readonly [number, { kind: string; write: Writer }])[] = [
  [12, { kind: "no message", write: () => "" }],
  [6, { kind: "article's form", write: article }],
  [25, { kind: "short", write: spun(words.shortQuestions) }],
  [14, { kind: "long story", write: story }],
  [12, { kind: "Malayalam or Hindi", write: spun(words.indianQuestions) }],
  [8, { kind: "pasted letter", write: spun(words.pastedLetters) }],
  [7, { kind: "link", write: spun(words.notices) }],
  [
    6,
    { kind: "all capitals", write: (chance) => spun(words.shortQuestions)(chance).toUpperCase() },
  ],
  [2, { kind: "forwarded text", write: () => words.forwarded }],
  [8, { kind: "awkward words", write: awkward }],
];

/** How their leads come. Times in milliseconds. */
type Way = (chance: Chance) => Pick<CorpusLead, "hasProof"> & { sent: Record<string, unknown> };
const form = { consent: answerConsent.version };
const ways: readonly (readonly [number, Way])[] = [
  [
    55,
    (chance) => ({ hasProof: true, sent: { ...form, filled_ms: chance.from(12_000, 600_000) } }),
  ],
  // A slow phone: the check is not done yet.
  [
    15,
    (chance) => ({
      hasProof: false,
      sent: { ...form, proof: "", filled_ms: chance.from(15_000, 900_000) },
    }),
  ],
  // The browser fills in what it knows, and a practised hand the rest.
  [
    9,
    (chance) => ({
      hasProof: chance.is(0.6),
      sent: { ...form, proof: "", filled_ms: chance.from(1800, 6000) },
    }),
  ],
  [8, () => ({ hasProof: false, sent: form })],
  // Kept while the connection was away.
  [
    6,
    (chance) => ({
      hasProof: false,
      sent: { ...form, proof: "", filled_ms: chance.from(3_600_000, 90_000_000) },
    }),
  ],
  // A page that was open before the site was changed.
  [2, () => ({ hasProof: false, sent: {} })],
  // A tool that fills in every field it finds.
  [0.3, () => ({ hasProof: true, sent: { ...form, website: "n/a", filled_ms: 9000 } })],
];

/** One lead as a person sends it. */
export function person(chance: Chance, number: number): CorpusLead {
  const { kind, write } = chance.weighted(voices);
  const { sent, hasProof } = chance.weighted(ways)(chance);
  const name = nameOf(chance);
  const text = write(chance);
  const isEnquiry = chance.is(0.5) && kind !== "article's form" && kind !== "no message";
  const lead = {
    name,
    email: `${chance.pick(["anu", "joe.p", "k_menon", "rani", "info"])}${number}@${chance.pick(["mail", "post", "work"])}.example`,
    ...(chance.is(0.1) && { newsletter: letterConsent.version }),
    ...sent,
  };
  const enquiry = { number: phone(chance), category: chance.pick(serviceNames), doubt: text };
  return {
    isBot: false,
    kind,
    path: isEnquiry ? "/api/enquiry" : "/api/contact",
    body: isEnquiry
      ? { ...lead, ...enquiry, location: chance.pick(words.places) }
      : { ...lead, message: text, ...(chance.is(0.6) && { phone: phone(chance) }) },
    headers: headersOf(chance, number),
    hasProof,
  };
}

function nameOf(chance: Chance): string {
  const first = chance.pick(words.firstNames);
  const last = chance.pick(words.lastNames);
  const name = chance.weighted([
    [70, `${first} ${last}`],
    [12, first],
    [8, `${first[0]}. ${last}`],
    [6, `${first.toLowerCase()} ${last.toLowerCase()}`],
    [4, `${first}${last}`.toUpperCase()],
  ]);
  return chance.is(0.02) ? `${name} 2` : name;
}

function phone(chance: Chance): string {
  return `${chance.pick(["512555", "+91 98000", "737-555-", "98000"])}${chance.from(10_000, 99_999)}`
    .replace(/\D/g, "")
    .slice(-10)
    .padStart(10, "9");
}

/** Some of them share an address: a family, a campus. */
function headersOf(chance: Chance, number: number): Record<string, string> {
  const own = `10.1.${number >> 8}.${number & 255}`;
  const address = chance.is(0.12) ? `10.9.0.${chance.from(1, 9)}` : own;
  const isShy = chance.is(0.02);
  return {
    "X-Forwarded-For": address,
    "User-Agent": chance.pick(browsers),
    "Accept-Language": isShy
      ? ""
      : chance.pick(["en-IN,en;q=0.9", "ml,en;q=0.5", "en-US", "hi-IN"]),
  };
}
