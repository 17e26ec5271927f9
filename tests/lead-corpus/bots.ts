import { answerConsent } from "#contract/consent.ts";
import { serviceNames } from "#contract/services.ts";
import { botNames, campaigns, probes } from "./bot-words.ts";
import { browsers, type Chance, type CorpusLead } from "./random.ts";

/** What a program does with a form. Times in milliseconds. */
type Way = { kind: string; how: (chance: Chance) => Manner };
type Manner = { sent: Record<string, unknown>; isBrowserLike: boolean; hasProof: boolean };

const form = { consent: answerConsent.version };

const ways: readonly (readonly [number, Way])[] = [
  [
    28,
    {
      kind: "reads the form, fills in every field",
      how: (chance) => ({
        sent: { ...form, website: chance.pick(["https://a.example", "Acme", "123", "yes"]) },
        isBrowserLike: chance.is(0.6),
        hasProof: false,
      }),
    },
  ],
  [
    20,
    {
      kind: "reads the form, leaves the hidden field",
      how: (chance) => ({ sent: { ...form }, isBrowserLike: chance.is(0.6), hasProof: false }),
    },
  ],
  [
    24,
    {
      kind: "posts to the API",
      how: (chance) => ({ sent: {}, isBrowserLike: chance.is(0.5), hasProof: false }),
    },
  ],
  [
    16,
    {
      kind: "browser without a head, in haste",
      how: (chance) => ({
        sent: { ...form, proof: "", filled_ms: chance.from(150, 2500) },
        isBrowserLike: true,
        hasProof: chance.is(0.4),
      }),
    },
  ],
  [
    12,
    {
      kind: "browser without a head, patient",
      how: (chance) => ({
        sent: { ...form, proof: "", filled_ms: chance.from(4000, 40_000) },
        isBrowserLike: true,
        hasProof: chance.is(0.6),
      }),
    },
  ],
];

/** One lead as a program sends it. */
export function bot(chance: Chance, number: number): CorpusLead {
  const { kind, how } = chance.weighted(ways);
  const { sent, isBrowserLike, hasProof } = how(chance);
  const { text, link } = chance.is(0.06) ? probe(chance) : fromCampaign(chance);
  const isEnquiry = chance.is(0.35);
  const name = chance.pick(botNames) + (chance.is(0.05) ? ` ${link}` : "");
  const lead = {
    name,
    email: `${chance.pick(["sales", "no.reply", "mike", "info"])}${number}@${chance.pick(["inbox", "post", "mx"])}.example`,
    ...sent,
  };
  const number10 = String(chance.from(2_000_000_000, 9_999_999_999));
  return {
    isBot: true,
    kind,
    path: isEnquiry ? "/api/enquiry" : "/api/contact",
    body: isEnquiry
      ? {
          ...lead,
          number: number10,
          category: chance.pick(serviceNames),
          location: chance.is(0.1) ? name : "",
          doubt: text,
        }
      : { ...lead, phone: chance.is(0.7) ? number10 : "", message: text },
    headers: {
      "X-Forwarded-For": `10.2.${number >> 8}.${number & 255}`,
      "User-Agent": isBrowserLike
        ? chance.pick(browsers)
        : chance.pick(["python-requests/2.32.3", "Go-http-client/2.0", ""]),
      "Accept-Language": isBrowserLike ? "en-US,en;q=0.9" : "",
    },
    hasProof,
  };
}

/** Big campaigns send more: the first of the list more than the last. */
function fromCampaign(chance: Chance) {
  const at = chance.from(0, campaigns.length - 1);
  const template = campaigns[at] ?? "";
  const link = chance.is(0.75) ? linkOf(chance, at) : linkOf(chance, chance.from(100, 900));
  const spun = chance.spin(template).replaceAll("LINK", chance.is(0.85) ? link : "");
  const greeting = chance.is(0.4) ? `${chance.spin("{Hello|Hi there|Dear owner|Good day}")}, ` : "";
  const end = chance.is(0.3) ? `\n${chance.pick(botNames)}` : "";
  return { text: `${greeting}${spun}${end}`, link };
}

function probe(chance: Chance) {
  const link = linkOf(chance, chance.from(100, 900));
  return { text: chance.spin(chance.pick(probes)).replaceAll("LINK", link), link };
}

function linkOf(chance: Chance, at: number): string {
  const path = `${chance.pick(["go", "p", "x", "lp"])}${chance.from(10, 99_999)}`;
  return chance.pick([
    `https://offer-${at}.example/${path}`,
    `http://www.offer-${at}.example/?ref=${path}`,
    `offer-${at}.example.com`,
    `t.me/offer${at}`,
  ]);
}
