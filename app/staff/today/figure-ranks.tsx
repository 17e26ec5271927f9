import { countOf, numberText } from "#app/staff/count-words.ts";
import type { DeskFigures } from "#contract/answers/figures.ts";
import { Figure } from "./figure.tsx";
import { Ranks } from "./ranks.tsx";
import { shareWords, sourceWords } from "./today-words.ts";

/** The table names all. */
const drawnMax = 8;

export function CategoryFigure({ categories }: { categories: DeskFigures["categories"] }) {
  const [first, second] = categories;
  const isAhead = first && first.leads > (second?.leads ?? 0);
  return (
    <Figure
      className="today__half"
      title="What enquiries are about"
      caption="Enquiries by category"
      heads={["Category", "Enquiries"]}
      rows={categories.map(({ name, leads }) => [name, leads])}
      nothing={first ? undefined : "No enquiry came in these days."}
      say={isAhead && <p>Most often {first.name}.</p>}
    >
      <Ranks
        rows={categories.slice(0, drawnMax).map(({ name, leads }) => ({
          name,
          whole: leads,
          words: numberText(leads),
        }))}
      />
      {categories.length > drawnMax && (
        <p className="today__rest" aria-hidden="true">
          And {countOf(categories.length - drawnMax, "rarer one")}, in the table.
        </p>
      )}
    </Figure>
  );
}

/** From somebody's arrival to our answer. */
export function SourceFigure(figures: Pick<DeskFigures, "sources" | "other_sources">) {
  const sources = allSources(figures);
  const leads = sources.reduce((sum, source) => sum + source.leads, 0);
  const answered = sources.reduce((sum, source) => sum + source.answered, 0);
  return (
    <Figure
      className="today__half"
      title="From source to answer"
      caption="Arrivals, leads and answered leads by source"
      heads={["Source", "Arrivals", "Leads", "Answered"]}
      rows={sources.map(({ name, arrivals, ...of }) => [
        name,
        arrivals ?? "not counted",
        of.leads,
        of.answered,
      ])}
      nothing={leads === 0 ? "No lead came in these days." : undefined}
      say={
        <p className="today__keys">
          <span>
            <i className="key key--ink" />
            {numberText(answered)} answered
          </span>
          <span>
            <i className="key key--open" />
            of {countOf(leads, "lead")}: {shareWords(answered, leads)}
          </span>
        </p>
      }
    >
      <Ranks
        rows={sources.map(({ name, arrivals, ...of }) => ({
          name,
          whole: of.leads,
          part: of.answered,
          words: sourceLine(arrivals, of),
        }))}
      />
    </Figure>
  );
}

/** By their words, with those that are not named in one line, so that all add up. */
function allSources({ sources, other_sources }: Pick<DeskFigures, "sources" | "other_sources">) {
  const named = sources.map((source) => ({ ...source, name: sourceWords(source.name) }));
  const others = { name: "All others", arrivals: null, ...other_sources };
  return other_sources.leads > 0 ? [...named, others] : named;
}

function sourceLine(arrivals: number | null, of: { leads: number; answered: number }): string {
  const came = arrivals === null ? "" : `${countOf(arrivals, "arrival")}, `;
  return `${came}${numberText(of.answered)} of ${countOf(of.leads, "lead")}`;
}
