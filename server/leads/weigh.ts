import type { Consent } from "#contract/answers/leads.ts";
import { consentOf } from "#contract/ever-shown.ts";
import type { LeadSignals } from "#contract/lead-signals.ts";
import { spamPointsMin } from "#contract/spam.ts";
import type { Dependencies, Proofs, Tx } from "#server/dependencies.ts";
import type { Arrival } from "./arrival.ts";
import { hasLink } from "./spam-links.ts";
import { type LeadWords, reasonsOf } from "./spam-score.ts";
import { senderOf, tracesOf } from "./spam-traces.ts";
import { otherSenders } from "./trace-store.ts";
import type { WeighedLead } from "./weighed-lead.ts";

type Needs = Pick<Dependencies, "publicUrl"> & { proofs: Proofs };

/** Looks at leads that have come. Nothing here refuses one (docs/decisions/019-leads-are-weighed.md). */
export function createWeighing({ publicUrl, proofs }: Needs) {
  const ownHost = hostOf(publicUrl);

  /** In the order in which they came, in the transaction that will store them. */
  return async (tx: Tx, arrivals: readonly Arrival[]): Promise<WeighedLead[]> => {
    const read = arrivals.map((arrival) => {
      const words = wordsOf(arrival, ownHost);
      const sender = senderOf(arrival.input.email);
      return { arrival, words, sender, traces: tracesOf(words.text, ownHost) };
    });
    const repeats = await otherSenders(
      tx,
      read.map(({ arrival, ...lead }) => ({ ...lead, created_at: arrival.created_at })),
    );
    const areChecked = await proofs.spend(
      tx,
      arrivals.map(({ proof }) => proof),
    );
    return read.map(({ arrival, words, sender, traces }, place) => {
      const reasons = reasonsOf({
        words,
        sighting: arrival,
        isChecked: areChecked[place] ?? false,
        repeats: repeats[place] ?? { text: 0, link: 0 },
        ownHost,
      });
      const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
      const consents = consentsIn(arrival.signals, arrival.created_at);
      const isSpam = points >= spamPointsMin;
      return { ...arrival, isSpam, points, reasons, consents, traces, sender };
    });
  };
}

/** An enquiry has a location, a message has none. */
function wordsOf({ form, input }: Arrival, ownHost: string): LeadWords {
  const { name } = input;
  return form === "enquiry"
    ? { name, location: input.location, text: withoutOwnLines(input.doubt, ownHost) }
    : { name, location: "", text: withoutOwnLines(input.message, ownHost) };
}

/** What the sender agreed to by sending, and by ticking. */
function consentsIn({ consent, newsletter }: LeadSignals, at: string): Consent[] {
  return [consentOf("answer", consent, at), consentOf("newsletter", newsletter, at)].filter(
    (one) => one !== undefined,
  );
}

/**
 * The form beside an article writes the article's title and address; those are not the sender's words. No title has a link,
 * and nothing follows them: a link, or a text of several lines, is weighed with our address under it, too.
 */
function withoutOwnLines(text: string, ownHost: string): string {
  const [title = "", address = "", ...rest] = text.split(/\r?\n/);
  const isOurs = rest.length === 0 && URL.canParse(address) && hostOf(address) === ownHost;
  return isOurs && !hasLink(title) ? "" : text;
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, "");
}
