import { Icon } from "./icon.tsx";

type Entry = { id: string; title: string; facts: readonly [label: string, value: string][] };
type Props = {
  parts: readonly { title: string; entries: readonly Entry[] }[];
  /** Said in a part that has none. */
  nothing: string;
};

/** What is held, part by part; each entry folds out. */
export function Records({ parts, nothing }: Props) {
  return parts.map(({ title, entries }) => (
    <section key={title} className="records">
      <h2>
        {title} <span className="records__count">({entries.length})</span>
      </h2>
      {entries.length === 0 && <p className="records__none">{nothing}</p>}
      {entries.map((entry) => (
        <details key={entry.id} open={entries.length === 1}>
          <summary>
            {entry.title}
            <Icon name="chevron-down" />
          </summary>
          <dl>
            {entry.facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value || "–"}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </section>
  ));
}
