import { useState } from "react";
import { Link } from "react-router";
import type { DeskFigures } from "#contract/answers/figures.ts";
import { type FigureSpan, figureSpans } from "#contract/figures.ts";
import { sectionPath } from "#contract/staff-paths.ts";
import { AsTables } from "./figure.tsx";
import { AnswerFigure } from "./figure-answers.tsx";
import { LeadsFigure } from "./figure-leads.tsx";
import { CategoryFigure, SourceFigure } from "./figure-ranks.tsx";
import { PagesFigure, VisitsFigure } from "./figure-visits.tsx";
import { DueSteps, WaitingLeads } from "./today-waiting.tsx";

type Props = { figures: DeskFigures; span: FigureSpan };

/** "Today": what waits, then how it goes. Every chart is a table for who asks, and for screen readers. */
export function Today({ figures, span }: Props) {
  const [isTables, setTables] = useState(false);
  return (
    <AsTables value={isTables}>
      <div className="today">
        <WaitingLeads waiting={figures.waiting} />
        <DueSteps steps={figures.steps} />
        <div className="today__tools">
          <nav className="spans" aria-label="How far back">
            {figureSpans.map((days) => (
              <Link
                key={days}
                className="spans__one"
                to={`${sectionPath("today")}&days=${days}`}
                aria-current={days === span ? "true" : undefined}
                preventScrollReset
              >
                {days} days
              </Link>
            ))}
          </nav>
          <button
            className="btn btn--line btn--sm"
            type="button"
            onClick={() => setTables(!isTables)}
          >
            {isTables ? "Show as charts" : "Show as tables"}
          </button>
        </div>
        <LeadsFigure days={figures.days} />
        <CategoryFigure categories={figures.categories} />
        <SourceFigure {...figures} />
        <AnswerFigure times={figures.answer_times} />
        <VisitsFigure days={figures.days} forms={figures.forms} />
        <PagesFigure pages={figures.pages} />
      </div>
    </AsTables>
  );
}
