import { receivedWithZone } from "#app/staff/received.ts";
import type { Consent, Marked, SpamMark } from "#contract/answers/leads.ts";
import { spamPointsMin } from "#contract/spam.ts";
import { reasonText } from "./spam-words.ts";

/** What a lead was weighed at, and what its sender agreed to. */
export function MarkFacts({ lead: { spam, consents } }: { lead: Marked }) {
  return (
    <>
      {consents.length > 0 && <ConsentFact consents={consents} />}
      {(spam.likely || spam.reasons.length > 0) && <SpamFact spam={spam} />}
    </>
  );
}

function ConsentFact({ consents }: { consents: readonly Consent[] }) {
  return (
    <div className="full">
      <dt>Agreed to</dt>
      {consents.map(({ purpose, version, wording, given_at }) => (
        <dd key={purpose}>
          “{wording}” <small>{`${version}, ${receivedWithZone(given_at)}`}</small>
        </dd>
      ))}
    </div>
  );
}

function SpamFact({ spam: { likely, points, reasons, judged_at } }: { spam: SpamMark }) {
  const verdict = likely ? "Likely spam" : "Not spam";
  const judge = judged_at
    ? `${verdict}, as staff said on ${receivedWithZone(judged_at)}.`
    : `${verdict}: ${points} points, from ${spamPointsMin} it is likely spam.`;
  return (
    <div className="full">
      <dt>Spam check</dt>
      <dd>
        {judge}
        <ul className="reasons">
          {reasons.map((reason) => (
            <li key={reason.code}>{reasonText(reason)}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
