import type { ReactNode } from "react";
import attorneyStamp from "#app/art/stamp-attorney-connect.svg";
import { Words } from "#app/ui/words.tsx";
import { anyCharge } from "#content/any-charge.ts";
import type { CallToAction } from "#content/service-page.ts";

type Props = Omit<CallToAction, "button"> & {
  /** The button that opens the enquiry. */
  action: ReactNode;
  /** On a light ground, for the first of two: the second says for both what they cost. */
  isQuiet?: boolean;
};

/** Expert Connect, or, where the referral itself is the offer, Attorney Connect. Source: SPEC.md §2.8. */
export function Connect({ title, text, action, isQuiet = false }: Props) {
  const isReferral = title === "Attorney Connect";
  return (
    <div className="wrap">
      <section className={`connect ${isQuiet ? "connect--quiet" : "on-dark"}`}>
        {isReferral && (
          <span className="connect__stamp">
            <img src={attorneyStamp} alt="" width="242" height="278" loading="lazy" />
          </span>
        )}
        <div>
          <h2>{title}</h2>
          <p>
            <Words text={isQuiet ? text : `${text} ${anyCharge}`} />
          </p>
        </div>
        {action}
      </section>
    </div>
  );
}
