import type { ReactNode } from "react";
import { Words } from "#app/ui/words.tsx";
import type { services } from "#contract/services.ts";
import { looks } from "./looks.ts";
import { Stamp } from "./stamp.tsx";

type Props = Pick<(typeof services)[number], "slug" | "name"> & {
  lead: string;
  /** The way from the home page to here. */
  crumbs: ReactNode;
  /** The ways on, under the words. */
  actions: ReactNode;
};

/** Title, first words and the service's own stamp on its rosette. Source: SPEC.md §2.8. */
export function ServiceHero({ slug, name, lead, crumbs, actions }: Props) {
  return (
    <header className="phead phead--service">
      <div className="wrap">
        {crumbs}
        <div className="shero">
          <div>
            <h1>{name}</h1>
            <p className="lead">
              <Words text={lead} />
            </p>
            <div className="actions">{actions}</div>
          </div>
          <div className="shero__art">
            <span className={`shero__ros ink-${looks[slug].ink}`} />
            <span className="shero__disc" />
            <span className={`shero__stamp turned-${looks[slug].turn}`}>
              <Stamp slug={slug} />
            </span>
          </div>
        </div>
      </div>
    </header>
  );
}
