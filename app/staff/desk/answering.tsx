import { useState } from "react";
import { keptWords } from "#app/staff/kept-words.ts";
import { receivedWithZone } from "#app/staff/received.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useKeptFocus } from "#app/ui/use-kept-focus.ts";
import { officeNames } from "#contract/answering.ts";
import type { DeskLead } from "#contract/answers/desk.ts";
import { offices } from "#contract/desk.ts";
import { AnswerList } from "./answer-list.tsx";
import { HandOverForm } from "./hand-over-form.tsx";
import { Reach } from "./reach.tsx";
import { ReplyClock } from "./reply-clock.tsx";
import { ReplyComposer, replyId } from "./reply-composer.tsx";
import { useAnswers } from "./use-answers.ts";
import { useNow } from "./use-now.ts";

type Doing = "nothing" | "replying" | "handing-over";

/** The ways to answer, how much time is left for it, and what was answered. */
export function Answering({ lead }: { lead: DeskLead }) {
  const [doing, setDoing] = useState(() => begun(lead.id));
  const now = useNow();
  const loaded = useAnswers(lead.id, lead.version);
  const kept = useKeptFocus<HTMLElement>();
  const isClosed = lead.trashed_at !== "" || lead.stage === "spam";
  const stop = () => setDoing("nothing");
  const reply = () => setDoing("replying");
  const other = offices.find((office) => office !== lead.office) ?? lead.office;
  return (
    <section className="desk-part answering" aria-label="Answering" {...kept}>
      <PromisedTime lead={lead} now={now} />
      {!isClosed && (
        <>
          <div className="answering__acts">
            {doing !== "replying" && (
              <Button id={replyId} size="sm" onClick={reply}>
                <Icon name="reply" />
                Reply by email
              </Button>
            )}
            {doing !== "handing-over" && (
              <Button variant="line" size="sm" onClick={() => setDoing("handing-over")}>
                <Icon name="share" />
                Hand over to {officeNames[other]}
              </Button>
            )}
            {!lead.phone && <Reach lead={lead} now={now} />}
          </div>
          {doing === "replying" && (
            <ReplyComposer {...{ lead, answers: loaded.answers }} onDone={stop} onBack={reply} />
          )}
          {doing === "handing-over" && <HandOverForm lead={lead} to={other} onDone={stop} />}
          {lead.phone && <Reach lead={lead} now={now} />}
        </>
      )}
      <AnswerList {...{ lead, loaded }} />
    </section>
  );
}

/** What was written last time goes on. */
function begun(id: string): Doing {
  if (keptWords("reply", id) || keptWords("template", id)) return "replying";
  return keptWords("hand-over", id)?.text ? "handing-over" : "nothing";
}

const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long" });

/** The countdown, and until it is met what the visitor was promised, by the reader's own clock. */
function PromisedTime({ lead, now }: { lead: DeskLead; now: number }) {
  const due = lead.clock?.due_at;
  if (!due) return null;
  return (
    <p className="answering__clock">
      <ReplyClock lead={lead} now={now} isLong />
      {!lead.clock?.first_answer_at && (
        <small>
          Promised by{" "}
          <time dateTime={due}>
            {weekday.format(new Date(due))} {receivedWithZone(due)}
          </time>
        </small>
      )}
    </p>
  );
}
