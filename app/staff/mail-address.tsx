import { Fragment } from "react";

/** An address that breaks where people read a pause: after its at sign and before its dots. */
export function MailAddress({ email }: { email: string }) {
  const parts = [...email.matchAll(/[.@]?[^.@]*@?/g)].filter(([part]) => part);
  return (
    <span className="mail">
      {parts.map(({ 0: part, index }) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
