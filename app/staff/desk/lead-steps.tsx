import { type SubmitEvent, useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useKeptFocus } from "#app/ui/use-kept-focus.ts";
import { officeNames } from "#contract/answering.ts";
import { type DeskChoices, type DeskLead, offices } from "#contract/desk.ts";
import { lengthMax } from "#contract/lengths.ts";
import { useDeskChanges } from "./changes.ts";
import { ChoiceForm } from "./choice-form.tsx";
import { dayOf } from "./span.ts";
import { StageChip } from "./stage-chip.tsx";
import { ownerName } from "./words.ts";

type Props = { lead: DeskLead; choices: DeskChoices; onStage: () => void };

/** Where the lead stands; a press asks for another stage. */
export function StageButton({ lead, onStage }: Pick<Props, "lead" | "onStage">) {
  return (
    <div className="desk-part">
      <button className="desk-where" type="button" onClick={onStage}>
        <span>Stage</span>
        <StageChip stage={lead.stage} />
        {lead.lost_reason && <small>{lead.lost_reason}</small>}
        <kbd>e</kbd>
        <Icon name="chevron-down" />
      </button>
    </div>
  );
}

/** Whose it is and what comes next. */
export function LeadSteps({ lead, choices }: Omit<Props, "onStage">) {
  const { change } = useDeskChanges();
  const { owner, office } = lead;
  const kept = useKeptFocus<HTMLElement>();
  const owners = [...choices.owners];
  if (owner && !owners.some(({ id }) => id === owner.id)) owners.push(owner);
  return (
    <section className="desk-part" aria-label="Pipeline" {...kept}>
      <div className="desk-two">
        <ChoiceForm
          label="Owner"
          act="Change the owner"
          value={owner?.id ?? ""}
          options={[["", "Nobody"], ...owners.map((one) => [one.id, ownerName(one)] as const)]}
          onChosen={(id) => {
            const next = owners.find((one) => one.id === id) ?? null;
            return change(lead, { owner_id: next?.id ?? null }, `Owner: ${ownerName(next)}.`);
          }}
        />
        <ChoiceForm
          label="Office"
          act="Change the office"
          value={office}
          options={offices.map((one) => [one, officeNames[one]])}
          onChosen={async (value) => {
            const next = offices.find((one) => one === value);
            if (next) await change(lead, { office: next }, `Office: ${officeNames[next]}.`);
          }}
        />
      </div>
      <NextStepForm key={`${lead.next_step} ${lead.next_step_on}`} lead={lead} />
    </section>
  );
}

/** By days from today. */
const soonDays = [
  ["Tomorrow", 1],
  ["In 3 days", 3],
  ["In a week", 7],
] as const;

function NextStepForm({ lead }: { lead: DeskLead }) {
  const { change, isBusy } = useDeskChanges();
  const formId = useId();
  const { next_step, next_step_on } = lead;

  function keep(step: string, day: string) {
    if (step === next_step && day === next_step_on) return;
    const text = step || day ? "Next step kept." : "Next step done.";
    void change(lead, { next_step: step, next_step_on: day }, text);
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    keep(String(sent.get("step") ?? "").trim(), String(sent.get("day") ?? ""));
  }
  return (
    <form id={formId} className="desk-next-form" onSubmit={submit}>
      <label className="desk-choice">
        <span>Next step</span>
        <input
          className="desk-input"
          name="step"
          defaultValue={next_step}
          maxLength={lengthMax.name}
          autoComplete="off"
          placeholder="Call back, send the list of papers…"
        />
      </label>
      <label className="desk-choice">
        <span>On</span>
        <input className="desk-input" type="date" name="day" defaultValue={next_step_on} />
      </label>
      <div className="desk-acts">
        {soonDays.map(([name, days]) => (
          <Button
            key={name}
            variant="line"
            size="sm"
            onClick={() => setDay(formId, dayOf(Date.now(), days))}
          >
            {name}
          </Button>
        ))}
        <Button type="submit" size="sm" busy={isBusy}>
          Keep
        </Button>
        {(next_step || next_step_on) && (
          <Button variant="line" size="sm" busy={isBusy} onClick={() => keep("", "")}>
            Done
          </Button>
        )}
      </div>
    </form>
  );
}

function setDay(formId: string, day: string): void {
  const field = document.querySelector<HTMLInputElement>(`[id="${formId}"] [name=day]`);
  if (field) field.value = day;
}
