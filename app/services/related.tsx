import { Link } from "react-router";
import { Words } from "#app/ui/words.tsx";
import type { services } from "#contract/services.ts";
import type { Look } from "./looks.ts";
import { Stamp } from "./stamp.tsx";

type Props = { of: readonly ((typeof services)[number] & { look: Look })[] };

/** Services that people in the same situation also look at. */
export function Related({ of }: Props) {
  return (
    <section className="sec related-sec">
      <div className="wrap">
        <h2 className="h2">Related services</h2>
        <RelatedLinks of={of} />
      </div>
    </section>
  );
}

export function RelatedLinks({ of }: Props) {
  return (
    <ul className="related">
      {of.map(({ slug, name, purpose, look }) => (
        <li key={slug}>
          <Link to={`/${slug}`}>
            <span>
              <Stamp {...look} isLazy />
            </span>
            <span>
              <i>{purpose}</i>
              <Words text={name} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
