import { type SubmitEvent, useState } from "react";
import { forgetWords, type Kept, keepWords, keptWords } from "#app/staff/kept-words.ts";
import { readersDay } from "#app/staff/received.ts";
import { Button } from "#app/ui/button.tsx";
import type { DeskLead } from "#contract/answers/desk.ts";
import { useDeskChanges } from "./changes.ts";
import { shortDayText } from "./span.ts";

type NextStep = Kept<"next-step">;

/** By days from today. */
const soonDays = [
  ["Tomorrow", 1],
  ["In 3 days", 3],
  ["In a week", 7],
] as const;

/** What is to be done next, and when. What is typed is kept until it is saved, whatever colleagues do meanwhile. */
export function NextStepForm({ lead }: { lead: DeskLead }) {
  const { change, isBusy } = useDeskChanges();
  const stored = { step: lead.next_step, day: lead.next_step_on };
  const { typed, type, forget } = useTyped(lead.id);
  const { step, day } = typed ?? stored;

  async function keep(next: NextStep) {
    const isSame = next.step === stored.step && next.day === stored.day;
    const text = next.step || next.day ? "Next step saved." : "Next step done.";
    const wanted = { next_step: next.step, next_step_on: next.day };
    if (isSame || (await change(lead, wanted, text))) forget(next);
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void keep({ step: step.trim(), day });
  }
  return (
    <form className="desk-next-form" onSubmit={submit}>
      <label className="desk-choice">
        <span>Next step</span>
        <input
          className="desk-input"
          value={step}
          autoComplete="off"
          placeholder="Call back, send the list of papers…"
          onChange={({ target }) => type({ step: target.value, day })}
        />
      </label>
      <label className="desk-choice">
        <span>On</span>
        <input
          className="desk-input"
          type="date"
          value={day}
          onChange={({ target }) => type({ step, day: target.value })}
        />
      </label>
      {typed && <Unsaved typed={typed} stored={stored} />}
      <div className="desk-acts">
        {soonDays.map(([name, days]) => (
          <Button
            key={name}
            variant="line"
            size="sm"
            onClick={() => type({ step, day: readersDay(Date.now(), days) })}
          >
            {name}
          </Button>
        ))}
        <Button type="submit" size="sm" busy={isBusy}>
          Save
        </Button>
        {(stored.step || stored.day) && (
          <Button
            variant="line"
            size="sm"
            busy={isBusy}
            onClick={() => void keep({ step: "", day: "" })}
          >
            Done
          </Button>
        )}
      </div>
    </form>
  );
}

/** Else what is kept from last time would look as if it were saved, and a colleague's words stay unseen behind it. */
function Unsaved({ typed, stored }: { typed: NextStep; stored: NextStep }) {
  if (typed.step === stored.step && typed.day === stored.day) return null;
  const words = [stored.step, stored.day && shortDayText(stored.day)].filter(Boolean).join(", ");
  return <p className="desk-quiet">Not saved yet.{words && ` Stored is: ${words}`}</p>;
}

/** What is typed and not saved; undefined: nothing. */
function useTyped(id: string) {
  const [typed, setTyped] = useState(() => keptWords("next-step", id));
  return {
    typed,
    type(next: NextStep) {
      setTyped(next);
      keepWords("next-step", id, next);
    },
    /** Unless something else has been typed while it was saved. */
    forget({ step, day }: NextStep) {
      const now = keptWords("next-step", id);
      if (now && (now.step.trim() !== step || now.day !== day)) return;
      setTyped(undefined);
      forgetWords("next-step", id);
    },
  };
}
