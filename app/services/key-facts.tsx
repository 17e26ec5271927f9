import { Words } from "#app/ui/words.tsx";
import type { ServicePage } from "#content/service-page.ts";

/** Four figures under the hero. */
export function KeyFacts({ of }: { of: ServicePage["keyFacts"] }) {
  return (
    <div className="wrap keyfacts-wrap">
      <dl className="keyfacts">
        {of.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Words text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
