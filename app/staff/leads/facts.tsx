import type { ReactNode } from "react";
import { Link } from "react-router";
import { MailAddress } from "#app/staff/mail-address.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { mailLink } from "#contract/mail-link.ts";
import { leadPath } from "#contract/staff-paths.ts";

/** Stands where a visitor left a field empty. */
export function Nothing() {
  return <span className="nothing">–</span>;
}

/** A name and its value; `children` may be empty. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <Nothing />}</dd>
    </div>
  );
}

/** What the visitor wrote, whole, with its own line breaks. */
export function WrittenFact({ name, text }: { name: string; text: string }) {
  return (
    <div className="full">
      <dt>{name}</dt>
      <dd className="detail__say">{text || <Nothing />}</dd>
    </div>
  );
}

export function EmailFact({ email }: { email: string }) {
  return (
    <Fact name="Email">
      <a href={mailLink(email)}>
        <MailAddress email={email} />
      </a>
    </Fact>
  );
}

/** The ways to answer; the mail's subject names the receipt that the visitor holds. The desk knows where a number is likely from, and what was answered. */
export function AnswerActions({ lead }: { lead: { id: string; email: string; receipt: string } }) {
  return (
    <>
      <a className={buttonClass({ size: "sm" })} href={mailLink(lead.email, `Re: ${lead.receipt}`)}>
        <Icon name="reply" />
        Reply by email
      </a>
      <Link className={buttonClass({ variant: "line", size: "sm" })} to={leadPath(lead)}>
        <Icon name="list-checks" />
        Open on the desk
      </Link>
    </>
  );
}
