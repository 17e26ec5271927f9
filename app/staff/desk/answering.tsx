import { AnswerActions } from "#app/staff/facts.tsx";
import type { DeskLead } from "#contract/desk.ts";
import { replyOf } from "./span.ts";
import { useNow } from "./use-now.ts";

/** The ways to answer, and how much time is left for it. */
export function Answering({ lead }: { lead: DeskLead }) {
  const reply = replyOf(lead.clock, useNow());
  return (
    <section className="desk-part desk-answering" aria-label="Answering">
      {reply && <p className={`desk-due desk-due--${reply.tone}`}>{reply.text}</p>}
      <div className="desk-acts">
        <AnswerActions lead={lead} />
      </div>
    </section>
  );
}
