import { Words } from "#app/ui/words.tsx";
import type { ServicePage } from "#content/service-page.ts";

/** From so many signs on it is a sentence more than a figure. */
const longFrom = 25;

/** Four figures under the hero. */
export function KeyFacts({ of }: { of: ServicePage["keyFacts"] }) {
  return (
    <div className="wrap keyfacts-wrap">
      <dl className="keyfacts">
        {of.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value.length < longFrom ? undefined : "keyfacts__long"}>
              <Words text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
