import type { ReactNode } from "react";
import { Link } from "react-router";
import { DetailsFrame } from "#app/staff/leads/details-frame.tsx";
import { personPath } from "#app/staff/person/person-section.tsx";
import { Bars, LoadFailure } from "#app/staff/states.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { DeskChoices, DeskLead, OpenedLead } from "#contract/answers/desk.ts";
import type { LeadChangeInput } from "#contract/desk-changes.ts";
import { Answering } from "./answering.tsx";
import { useDeskChanges } from "./changes.ts";
import { LeadFacts, LeadOrigin } from "./lead-facts.tsx";
import { LeadHistory } from "./lead-history.tsx";
import { LeadSteps, StageButton } from "./lead-steps.tsx";
import { NoteForm } from "./note-form.tsx";
import { NoticeBar } from "./notice-bar.tsx";
import { PersonLeads } from "./person-leads.tsx";
import { kindNames } from "./words.ts";

type Props = {
  id: string;
  /** Undefined while it is on its way. */
  opened: OpenedLead | undefined;
  failure: string | undefined;
  choices: DeskChoices;
  /** A sheet over the page; else beside the list. */
  isOver: boolean;
  onOpen: (id: string) => void;
  onStage: () => void;
  onRetry: () => void;
  onClose: () => void;
};

/** One lead with its person, its way through the pipeline, and everything that happened to it. */
export function LeadPanel({ id, opened, failure, isOver, onRetry, onClose, ...rest }: Props) {
  const lead = opened?.lead;
  return (
    <DetailsFrame
      title={lead ? lead.name : "Lead"}
      id={id}
      receivedAt={lead?.created_at ?? ""}
      place={isOver ? "sheet" : "beside"}
      onClose={onClose}
    >
      {failure && <LoadFailure text={failure} onRetry={onRetry} />}
      {!lead && !failure && <Bars />}
      {opened && <LeadParts key={opened.lead.id} opened={opened} {...rest} />}
      {isOver && <NoticeBar />}
    </DetailsFrame>
  );
}

type PartsProps = Pick<Props, "choices" | "onOpen" | "onStage"> & { opened: OpenedLead };

/** Its key is the lead: what was begun for one does not go on at another. */
function LeadParts({ opened, choices, onOpen, onStage }: PartsProps) {
  const { lead, person_leads, history } = opened;
  return (
    <>
      {lead.trashed_at && (
        <p className="desk-quiet desk-in-trash">In the trash; deleted for good after 30 days.</p>
      )}
      <StageButton lead={lead} onStage={onStage} />
      <LeadFacts lead={lead} />
      <Answering lead={lead} />
      <LeadSteps lead={lead} choices={choices} />
      <PersonLeads lead={lead} leads={person_leads} onOpen={onOpen} />
      <NoteForm id={lead.id} />
      <LeadHistory history={history} />
      <LeadOrigin lead={lead} />
      <LeadFoot lead={lead} />
    </>
  );
}

function LeadFoot({ lead }: { lead: DeskLead }) {
  const isSpam = lead.stage === "spam";
  const isTrash = lead.trashed_at !== "";
  return (
    <div className="detail__foot">
      <ChangeButton
        lead={lead}
        to={{ stage: isSpam ? "new" : "spam" }}
        done={isSpam ? `${kindNames[lead.kind]} is not spam.` : "Marked as spam."}
      >
        {isSpam ? "Not spam" : "Mark as spam"}
      </ChangeButton>
      <ChangeButton
        lead={lead}
        to={{ trashed: !isTrash }}
        done={isTrash ? "Taken out of the trash." : "Moved to the trash."}
      >
        <Icon name={isTrash ? "refresh" : "trash"} />
        {isTrash ? "Restore" : "Move to trash"}
      </ChangeButton>
      <Link className={buttonClass({ variant: "line", size: "sm" })} to={personPath(lead.id)}>
        <Icon name="search" />
        Data of this person
      </Link>
    </div>
  );
}

type ChangeProps = {
  lead: DeskLead;
  to: LeadChangeInput;
  /** What is told when it is done. */
  done: string;
  children: ReactNode;
};

function ChangeButton({ lead, to, done, children }: ChangeProps) {
  const { change, isBusy } = useDeskChanges();
  return (
    <Button variant="line" size="sm" busy={isBusy} onClick={() => void change(lead, to, done)}>
      {children}
    </Button>
  );
}
