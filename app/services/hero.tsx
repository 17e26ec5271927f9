import type { ReactNode } from "react";
import { Words } from "#app/ui/words.tsx";
import type { services } from "#contract/services.ts";
import type { Look } from "./looks.ts";
import { Stamp } from "./stamp.tsx";

type Props = Pick<(typeof services)[number], "name"> & {
  look: Look;
  lead: string;
  /** The way from the home page to here. */
  crumbs: ReactNode;
  /** The ways on, under the words. */
  actions: ReactNode;
};

/** The hyphen of H-1B and I-20: a word joiner behind it lets no line end there. */
const codeHyphen = /[A-Z]-(?=[A-Z\d])/g;

/** Title, first words and the service's own stamp on its rosette. Source: SPEC.md §2.8. */
export function ServiceHero({ look, name, lead, crumbs, actions }: Props) {
  return (
    <header className="phead phead--service">
      <div className="wrap">
        {crumbs}
        <div className="shero">
          <div>
            <h1>
              <Words text={name} />
            </h1>
            {/* In one piece: parts of a line move when our letters come. */}
            <p className="lead">{lead.replace(codeHyphen, "$&\u2060")}</p>
            <div className="actions">{actions}</div>
          </div>
          <div className="shero__art">
            <span className={`shero__ros ink-${look.ink}`} />
            <span className="shero__disc" />
            <span className={`shero__stamp turned-${look.turn}`}>
              <Stamp {...look} />
            </span>
          </div>
        </div>
      </div>
    </header>
  );
}
