import { type ReactNode, useRef } from "react";
import { home } from "#content/home.ts";
import { useReveal } from "./use-reveal.ts";

/** Four plain cards; they are no links. `action` stands under them. Source: SPEC.md §2.6. */
export function Strip({ action }: { action: ReactNode }) {
  const { heading, cards, foot } = home.strip;
  const row = useRef<HTMLDivElement>(null);
  useReveal(row);

  return (
    <section className="strip">
      <div className="wrap">
        <h2 className="vh">{heading}</h2>
        <div className="strip__row" ref={row}>
          {cards.map(({ code, title, text }) => (
            <div key={code} className="strip__c">
              <span className="code">{code}</span>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <div className="strip__foot">
          <p>{foot}</p>
          {action}
        </div>
      </div>
    </section>
  );
}
