import type { ReactNode } from "react";
import { Crumbs } from "./crumbs.tsx";

type Props = {
  title: string;
  lead?: ReactNode;
  /** The engraved band under it, for pages that begin with parts and not with prose. */
  isBanded?: boolean;
};

/** The head of an inner page that lies right under the home page. */
export function PageHead({ title, lead, isBanded = false }: Props) {
  return (
    <header className={isBanded ? "phead phead--band" : "phead"}>
      <div className="wrap">
        <Crumbs here={title} />
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
    </header>
  );
}
