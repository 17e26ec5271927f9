import { type SubmitEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { officeNames } from "#contract/answering.ts";
import type { DeskLead } from "#contract/answers/desk.ts";
import type { Office } from "#contract/desk.ts";
import { answerApi } from "./answer-api.ts";
import { useDeskChanges } from "./changes.ts";
import { sendingOf } from "./sending.ts";
import { useKeptText } from "./use-kept-text.ts";
import { useOwnSend } from "./use-own-send.ts";

type Props = { lead: DeskLead; to: Office; onDone: () => void };

/** Gives the lead to the other office, with what it needs to know: to the one that was meant when it was begun, also after a reload. */
export function HandOverForm({ lead, onDone, ...meant }: Props) {
  const { text, keep, forget, office, ...kept } = useKeptText("hand-over", lead.id);
  const [to] = useState(office ?? meant.to);
  // Where no answer came it may be there by this form, which says so when it is sent again.
  const isThere = lead.office === to && !kept.sending;
  const { run } = useDeskChanges();
  const { isOwn, send } = useOwnSend();
  const name = officeNames[to];
  function giveUp() {
    forget();
    onDone();
  }
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const note = text.trim();
    if (!note || isThere) return;
    const sending = sendingOf({ to, note }, kept.sending);
    keep({ sending });
    const isDone = await send(() =>
      run(sending.key, async () => {
        const done = await answerApi.handOver(lead.id, { office: to, note }, sending.key);
        return { tone: "done", text: `Handed over to ${name}.`, leads: [done.lead] };
      }),
    );
    if (isDone) giveUp();
  }
  return (
    <form
      className="reply"
      aria-label={`Hand over to ${name}`}
      onSubmit={(event) => void submit(event)}
    >
      <label className="desk-choice">
        <span>What {name} needs to know</span>
        <textarea
          className="desk-input"
          rows={4}
          required
          value={text}
          readOnly={isOwn}
          onChange={({ target }) => keep({ text: target.value, office: to })}
          // biome-ignore lint/a11y/noAutofocus: whoever opened the form goes on in it
          autoFocus
        />
      </label>
      <p className="desk-quiet" role="status">
        {isThere
          ? `${name} has this lead already.`
          : `The note stands in the history; ${name} is told by mail. What was promised to the visitor stays.`}
      </p>
      <div className="answering__acts">
        <Button type="submit" size="sm" busy={isOwn} aria-disabled={isThere}>
          <Icon name="share" />
          Hand over
        </Button>
        <Button variant="line" size="sm" aria-disabled={isOwn} onClick={() => !isOwn && giveUp()}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
