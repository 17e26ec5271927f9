import type { Context } from "hono";
import { type Consent, consentOf } from "#contract/consent.ts";
import { type LeadSignals, leadSignals } from "#contract/lead-signals.ts";
import { type SpamReason, spamPointsMin } from "#contract/spam.ts";
import type { GuardedDependencies, Proof, Proofs, Tx } from "#server/dependencies.ts";
import { readBody } from "#server/http/body.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { createFloodCounter, type FloodCount } from "./flood.ts";
import type { Judgement } from "./judgement.ts";
import { reasonsOf, type Sighting } from "./spam-score.ts";
import { senderOf, tracesOf } from "./spam-traces.ts";
import { otherSenders } from "./trace-store.ts";

/** An enquiry has a location, a message has none. */
type Words = { name: string; email: string; location?: string; text: string };

/** `flood` counts the lead as soon as it is weighed; who stores it gives that back where the storing fails. */
type Seen = Omit<Sighting, "isFlood"> & { flood: FloodCount; proof: Proof | undefined };

type Needs = GuardedDependencies & { proofs: Proofs };

export type Reception = ReturnType<typeof createReception>;

/** Looks at leads as they come in. Nothing here refuses one. */
export function createReception({ now, publicUrl, trustedProxies, proofs }: Needs) {
  const floodOf = createFloodCounter();
  const ownHost = hostOf(publicUrl);
  const knownHosts = [ownHost];

  return {
    /** How this lead came, as far as the request tells. */
    async see(c: Context) {
      const signals = await readBody(c, leadSignals);
      const { newsletter } = signals;
      return {
        signals,
        zone: signals.zone,
        hasBrowserHeaders: isFromBrowser(c),
        languages: c.req.header("accept-language") ?? "",
        proof: await proofs.read(signals.proof ?? ""),
        flood: floodOf(clientAddress(c, trustedProxies)),
        /** What the sender meant, by which a repeated send is known: how it came may differ. */
        meant: (input: object) => ({ ...input, ...(newsletter && { newsletter }) }),
      };
    },

    /** Weighs a lead, in the transaction that will store it. */
    async judge(tx: Tx, seen: Seen, { email, ...words }: Words): Promise<Judgement> {
      const { signals, proof, flood } = seen;
      const { name, location = "" } = words;
      const typed = { name, location, text: withoutOwnLines(words.text, ownHost) };
      const traces = tracesOf(typed.text, knownHosts);
      const sender = senderOf(email);
      const repeats = await otherSenders(tx, traces, { sender, now: now() });
      const isChecked = proof !== undefined && (await proofs.spend(tx, proof));
      const sighting = { ...seen, isFlood: flood.take() };
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
