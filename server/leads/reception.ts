import type { Context } from "hono";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { type Consent, consentOf } from "#contract/consent.ts";
import { type LeadSignals, leadSignals } from "#contract/lead-signals.ts";
import { type SpamReason, spamPointsMin } from "#contract/spam.ts";
import type { GuardedDependencies, Proof, Proofs, Tx } from "#server/dependencies.ts";
import { readBody } from "#server/http/body.ts";
import { clientAddress } from "#server/http/client-address.ts";
import type { Judgement } from "./judgement.ts";
import { reasonsOf, type Sighting } from "./spam-score.ts";
import { senderOf, tracesOf } from "./spam-traces.ts";
import { otherSenders } from "./trace-store.ts";

/** More leads than this from one network address are a flood; an office, a campus or a train may share one. */
const floodPerMinute = 20;
const floodPerHour = 120;

/** An enquiry has a location, a message has none. */
type Words = { name: string; email: string; location?: string; text: string };

type Needs = GuardedDependencies & { proofs: Proofs };

/** Looks at leads as they come in. Nothing here refuses one. */
export function createReception({ now, publicUrl, trustedProxies, proofs }: Needs) {
  const countSend = floodCounter();
  const ownHost = hostOf(publicUrl);
  const knownHosts = [ownHost];

  return {
    /** How this lead came, as far as the request tells. Counts it. */
    async see(c: Context) {
      const signals = await readBody(c, leadSignals);
      const { newsletter } = signals;
      return {
        signals,
        zone: signals.zone,
        hasBrowserHeaders: isFromBrowser(c),
        languages: c.req.header("accept-language") ?? "",
        proof: await proofs.read(signals.proof ?? ""),
        isFlood: await countSend(clientAddress(c, trustedProxies)),
        /** What the sender meant, by which a repeated send is known: how it came may differ. */
        meant: (input: object) => ({ ...input, ...(newsletter && { newsletter }) }),
      };
    },

    /** Weighs a lead, in the transaction that will store it. */
    async judge(
      tx: Tx,
      sighting: Sighting & { proof: Proof | undefined },
      { email, ...words }: Words,
    ): Promise<Judgement> {
      const { signals, proof } = sighting;
      const { name, location = "" } = words;
      const typed = { name, location, text: withoutOwnLines(words.text, ownHost) };
      const traces = tracesOf(typed.text, knownHosts);
      const sender = senderOf(email);
      const repeats = await otherSenders(tx, traces, { sender, now: now() });
      const isChecked = proof !== undefined && (await proofs.spend(tx, proof));
      const reasons = reasonsOf({ words: typed, sighting, isChecked, repeats, knownHosts });
      const points = pointsOf(reasons);
      const consents = consentsIn(signals, now());
      return { isSpam: points >= spamPointsMin, points, reasons, consents, traces, sender };
    },

    /** What a subscriber agreed to. */
    async letterConsents(c: Context): Promise<Consent[]> {
      const { consent } = await readBody(c, leadSignals);
      return defined([consentOf("newsletter", consent, now().toISOString())]);
    },
  };
}

function pointsOf(reasons: readonly SpamReason[]): number {
  return reasons.reduce((sum, { points }) => sum + points, 0);
}

/** What the sender agreed to by sending, and by ticking. */
function consentsIn({ consent, newsletter }: LeadSignals, now: Date): Consent[] {
  const at = now.toISOString();
  return defined([consentOf("answer", consent, at), consentOf("newsletter", newsletter, at)]);
}

function defined<T>(list: (T | undefined)[]): T[] {
  return list.filter((one) => one !== undefined);
}

/** Every browser names itself and its languages. */
function isFromBrowser(c: Context): boolean {
  const language = c.req.header("accept-language") ?? "";
  return /^[a-z]{2,3}\b/i.test(language) && /^Mozilla\//.test(c.req.header("user-agent") ?? "");
}

/** The form beside an article writes the article's title and address; those are not the sender's words. */
function withoutOwnLines(text: string, ownHost: string): string {
  const [, address = "", ...rest] = text.split(/\r?\n/);
  const isOurs = URL.canParse(address) && hostOf(address) === ownHost;
  return isOurs ? rest.join("\n") : text;
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, "");
}

/** Counts for this instance, as the limit of http/rate-limit.ts does. */
function floodCounter() {
  const limits = [
    { points: floodPerMinute, duration: 60 },
    { points: floodPerHour, duration: 3600 },
  ].map((limit) => ({ ...limit, counter: new RateLimiterMemory(limit) }));
  return async (address: string): Promise<boolean> => {
    const over = limits.map(async ({ counter, points }) => {
      const { consumedPoints } = await counter.penalty(address);
      return consumedPoints > points;
    });
    return (await Promise.all(over)).includes(true);
  };
}
