import { Link } from "react-router";
import type { LeadPage, Listed } from "#contract/answers/leads.ts";
import type { LeadKind } from "./lead-kind.ts";
import { useListAddress } from "./use-list-address.ts";

type Props<Lead extends Listed> = { kind: LeadKind<Lead>; page: LeadPage<Lead> };

/** What staff answer, and what is likely spam: two sides of one list. */
export function LeadSides<Lead extends Listed>({ kind, page }: Props<Lead>) {
  const { query, pathTo } = useListAddress(kind);
  const isSpam = query.spam === "likely";
  return (
    <nav className="sides" aria-label={`Sides of ${kind.title}`}>
      <Link to={pathTo({ spam: "no" })} aria-current={isSpam ? undefined : "page"}>
        Inbox
      </Link>
      <Link to={pathTo({ spam: "likely" })} aria-current={isSpam ? "page" : undefined}>
        Likely spam <span className="sides__n">{page.likely_spam ?? 0}</span>
      </Link>
    </nav>
  );
}
