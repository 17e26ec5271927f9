import { useId, useRef } from "react";
import { useRevalidator } from "react-router";
import type { TeamMember } from "#contract/answers/team.ts";
import { InviteForm } from "./invite-form.tsx";
import { useMemberActs } from "./member-acts.tsx";
import { MemberRow } from "./member-row.tsx";

type Props = { team: readonly TeamMember[]; ownId: string };

/** Everybody who has an account, had one, or is invited. */
export function People({ team, ownId }: Props) {
  const { revalidate } = useRevalidator();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { ask, dialog } = useMemberActs(async () => {
    await revalidate();
    // The button that was pressed may be gone.
    title.current?.focus();
  });
  const shown = team.filter(({ email }) => email !== "");

  return (
    <div className="team">
      <section className="sheet account__part" aria-labelledby={titleId}>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          Accounts
        </h2>
        <ul className="team__list">
          {shown.map((member) => (
            <MemberRow key={member.id} member={member} isOwn={member.id === ownId} onAsk={ask} />
          ))}
        </ul>
      </section>
      <InviteForm onInvited={revalidate} />
      {dialog}
    </div>
  );
}
