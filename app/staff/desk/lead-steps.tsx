import { Icon } from "#app/ui/icon.tsx";
import { useKeptFocus } from "#app/ui/use-kept-focus.ts";
import { officeNames } from "#contract/answering.ts";
import type { DeskChoices, DeskLead } from "#contract/answers/desk.ts";
import { offices } from "#contract/desk.ts";
import { useDeskChanges } from "./changes.ts";
import { ChoiceForm } from "./choice-form.tsx";
import { NextStepForm } from "./next-step-form.tsx";
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
      <NextStepForm lead={lead} />
    </section>
  );
}
