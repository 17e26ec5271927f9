import { type ReactNode, useId } from "react";
import { received } from "#app/staff/received.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { TeamMember } from "#contract/answers/team.ts";
import type { MemberAct } from "./member-acts.tsx";

type Props = {
  member: TeamMember;
  isOwn: boolean;
  onAsk: (act: MemberAct, member: TeamMember) => void;
};

/** Somebody of the team: who, since when, and what can be done. */
export function MemberRow({ member, isOwn, onAsk }: Props) {
  const { name, email, state } = member;
  const id = useId();
  return (
    <li className={state === "ended" ? "team__gone" : undefined}>
      <div id={id} className="team__who">
        <strong>{name || email}</strong>
        {name && <span>{email}</span>}
      </div>
      <p className="team__state">
        <Marks member={member} isOwn={isOwn} />
        <small>
          <When member={member} />
        </small>
      </p>
      <div className="team__acts">
        {actsFor(member, isOwn).map(([act, words]) => (
          <Button
            key={act}
            variant="line"
            size="sm"
            aria-describedby={id}
            onClick={() => onAsk(act, member)}
          >
            {words}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** One's own account is changed under Account, and the owner's is never ended here. */
function actsFor(member: TeamMember, isOwn: boolean): [MemberAct, string][] {
  if (isOwn) return [];
  if (member.state === "ended") return [["open", "Open again"]];
  if (member.state !== "active") {
    return [
      ["again", "Send again"],
      ["withdraw", "Withdraw"],
    ];
  }
  const acts: [MemberAct, string][] = [];
  if (member.two_step) acts.push(["reset", "Reset two-step"]);
  if (!member.is_owner) acts.push(["end", "End account"]);
  return acts;
}

const states = { active: "Active", invited: "Invited", late: "Invitation ended", ended: "Ended" };

function Marks({ member, isOwn }: { member: TeamMember; isOwn: boolean }) {
  const { state, two_step, is_owner } = member;
  return (
    <span className="team__marks">
      <Mark tone={state}>{states[state]}</Mark>
      {state === "active" && (
        <Mark tone={two_step ? "on" : "off"}>
          {two_step && <Icon name="circle-check" />}
          <span>{two_step ? "Two-step on" : "Two-step off"}</span>
        </Mark>
      )}
      {is_owner && <Mark tone="plain">Owner</Mark>}
      {isOwn && <Mark tone="plain">You</Mark>}
    </span>
  );
}

function Mark({ tone, children }: { tone: string; children: ReactNode }) {
  return <span className={`mark mark--${tone}`}>{children}</span>;
}

function When({ member: { state, since, until, used_at } }: { member: TeamMember }) {
  if (state === "ended") {
    return (
      <>
        Ended <Moment at={until} />
      </>
    );
  }
  if (state !== "active") {
    return (
      <>
        Sent <Moment at={since} />, {state === "late" ? "ended" : "good until"}{" "}
        <Moment at={until} />
      </>
    );
  }
  return (
    <>
      Since <Moment at={since} />, {used_at ? "last used " : "never used"}
      {used_at && <Moment at={used_at} />}
    </>
  );
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{received(at)}</time>;
}
