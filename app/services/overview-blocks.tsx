import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { Words } from "#app/ui/words.tsx";
import { servicesOverview } from "#content/services-overview.ts";
import type { OverviewEntry } from "./overview.ts";
import { Stamp } from "./stamp.tsx";

type Props = {
  of: readonly OverviewEntry[];
  /** The link that opens the enquiry. */
  enquire: ReactNode;
};

/** One account of each service, the picture now left, now right. Source: SPEC.md §2.7. */
export function OverviewBlocks({ of, enquire }: Props) {
  return (
    <div className="wrap accounts">
      {of.map(({ anchor, slug, name, text, caption, look }) => (
        <section
          className="account"
          id={anchor}
          key={anchor}
          tabIndex={-1}
          aria-labelledby={`${anchor}-title`}
        >
          <div className={`plate plate--${look.family}`}>
            <div className={`plate__card turned-${look.turn}`}>
              <Stamp {...look} isLazy />
            </div>
          </div>
          <div className="account__txt">
            <h2 id={`${anchor}-title`}>
              <Words text={name} />
            </h2>
            <p>
              <Words text={text} />
            </p>
            {caption && <p className="account__cap">{caption}</p>}
            <div className="actions">
              <Link className={buttonClass({ variant: "line", size: "sm" })} to={`/${slug}`}>
                {servicesOverview.more}
                <span className="vh"> about {name}</span>
              </Link>
              {enquire}
            </div>
          </div>
        </section>
      ))}
    </div>
  );
}
