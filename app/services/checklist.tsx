import { Words } from "#app/ui/words.tsx";
import { brand } from "#content/brand.ts";
import type { ServicePage } from "#content/service-page.ts";
import { checklistId } from "./body-ids.ts";
import { PrintButton } from "./print-button.tsx";

type Props = ServicePage["checklist"] & { name: string };

/** A sheet to print and tick off by hand. */
export function Checklist({ name, intro, groups }: Props) {
  return (
    <section className="sec sec--joined checklist" id={checklistId} tabIndex={-1}>
      <div className="wrap">
        <div className="sheet">
          <div className="sheet__head">
            <div>
              <h2>Document checklist</h2>
              <p className="sheet__for">
                <Words text={name} />
              </p>
            </div>
            <PrintButton />
          </div>
          <p className="sheet__intro">{intro}</p>
          <div className="sheet__groups">
            {groups.map(({ title, items }) => (
              <section key={title}>
                <h3>{title}</h3>
                <ul className="ticks">
                  {items.map((item) => (
                    <li key={item}>
                      <Words text={item} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <p className="sheet__foot">
            A general list: your own case may need more, and the official instruction has the last
            word. {brand.name}, {brand.email}
          </p>
        </div>
      </div>
    </section>
  );
}
