import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { Words } from "#app/ui/words.tsx";
import type { ServicePage } from "#content/service-page.ts";
import { faqId } from "./body-ids.ts";
import { Paragraphs } from "./paragraphs.tsx";
import { useOpenOnPaper } from "./use-open-on-paper.ts";

const name = "faq";

type Props = {
  of: ServicePage["faq"];
  /** The way to the contact page. */
  contact: ReactNode;
};

/** One answer is open at a time and a click closes it: the browser does both. Source: SPEC.md §2.8. */
export function Faq({ of, contact }: Props) {
  const answers = useOpenOnPaper(name);
  return (
    <section className="sec" id={faqId} tabIndex={-1}>
      <div className="wrap two">
        <div className="two__side">
          <h2 className="h2">Questions and answers</h2>
          <p>Not answered here? Write to us.</p>
          {contact}
        </div>
        <div className="faq" ref={answers}>
          {of.map(({ question, answer }) => (
            // The visitor may have opened it before React came.
            <details key={question} name={name} suppressHydrationWarning>
              <summary>
                <h3>
                  <Words text={question} />
                </h3>
                <Icon name="plus" />
              </summary>
              <div className="faq__a prose">
                <Paragraphs of={answer} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
