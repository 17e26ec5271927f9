import { Words } from "#app/ui/words.tsx";
import type { ServicePage } from "#content/service-page.ts";

/** The path, in its real order. */
export function Stages({ heading, intro, steps }: ServicePage["stages"]) {
  return (
    <section className="sec sec--joined">
      <div className="wrap two">
        <div className="two__side">
          <h2 className="h2">
            <Words text={heading} />
          </h2>
          <p>{intro}</p>
        </div>
        <ol className="steps">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <div>
                <h3>
                  <Words text={title} />
                </h3>
                <p>
                  <Words text={text} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
