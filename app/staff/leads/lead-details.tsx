import { Link } from "react-router";
import { personPath } from "#app/staff/person/person-section.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Listed } from "#contract/answers/leads.ts";
import { DetailsFrame } from "./details-frame.tsx";
import type { LeadKind } from "./lead-kind.ts";
import { SpamJudge } from "./spam-judge.tsx";

type Props<Lead extends Listed> = {
  kind: LeadKind<Lead>;
  lead: Lead;
  /** Over the page as a dialog, or beside the table. */
  isOver: boolean;
  onClose: () => void;
};

/** All fields of one lead, in full. */
export function LeadDetails<Lead extends Listed>({ kind, lead, isOver, onClose }: Props<Lead>) {
  const { title, place, facts, actions } = kind.details;
  const { spam } = kind;
  const overPlace = place === "over" ? "modal" : "sheet";
  return (
    <DetailsFrame
      title={title}
      id={lead.id}
      receivedAt={lead.created_at}
      place={isOver ? overPlace : "beside"}
      onClose={onClose}
    >
      <dl>{facts(lead)}</dl>
      <div className="detail__foot">
        {actions?.(lead)}
        <Link className={buttonClass({ variant: "line", size: "sm" })} to={personPath(lead.id)}>
          <Icon name="search" />
          Data of this person
        </Link>
        {spam && (
          <SpamJudge
            key={lead.id}
            isSpam={spam.isSpam(lead)}
            judge={(isSpam) => spam.judge(lead.id, isSpam)}
          />
        )}
      </div>
    </DetailsFrame>
  );
}
