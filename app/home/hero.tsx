import type { ReactNode } from "react";
import { home } from "#content/home.ts";
import { Dial } from "./dial.tsx";

type Props = {
  /** The ways on, under the words. */
  actions: ReactNode;
  /** The Quick Contact form, set into the slip. */
  form: ReactNode;
};

/** Source: SPEC.md §2.6. */
export function Hero({ actions, form }: Props) {
  const { hero, slip } = home;
  return (
    <section className="hero">
      <div className="wrap hero__in">
        <div className="hero__say">
          <h1>{hero.heading}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="actions">{actions}</div>
          <p className="fine hero__fine">{hero.limits}</p>
        </div>
        <Dial className="hero__dial" />
        <div className="slip hero__form">
          <div className="slip__head">
            <h2>{slip.heading}</h2>
            <p>{slip.tagline}</p>
          </div>
          <div className="slip__band" />
          <div className="slip__body">{form}</div>
        </div>
      </div>
    </section>
  );
}
