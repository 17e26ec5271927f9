import { Fragment } from "react";

/** Up to so many signs a domain stays whole: it fits into the narrowest column. */
const wholeDomainMax = 20;

/** An address that breaks where people read a pause: after its at sign and before its dots, not before ".com" alone. */
export function MailAddress({ email }: { email: string }) {
  const parts = [...email.matchAll(/[.@]?[^.@]*@?/g)].filter(([part]) => part);
  const domainAt = email.lastIndexOf("@") + 1;
  const isWhole = email.length - domainAt <= wholeDomainMax;
  return (
    <span className="mail">
      {parts.map(({ 0: part, index }) => (
        <Fragment key={index}>
          {index > 0 && !(isWhole && index > domainAt) && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
