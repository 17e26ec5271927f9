import { LinePath } from "@visx/shape";
import { countOf, numberText } from "#app/staff/count-words.ts";
import { shortDayText } from "#app/staff/desk/span.ts";
import type { DeskFigures, FiguresDay } from "#contract/answers/figures.ts";
import { DayPlot, type Scales } from "./day-plot.tsx";
import { Figure } from "./figure.tsx";
import { Ranks } from "./ranks.tsx";
import { pageWords, shareWords } from "./today-words.ts";

type Props = { days: readonly FiguresDay[]; forms: DeskFigures["forms"] };

/** Whoever asks not to be tracked is in none of it. */
export function VisitsFigure({ days, forms }: Props) {
  const visits = days.reduce((sum, day) => sum + day.visits, 0);
  const { opened, sent } = forms;
  return (
    <Figure
      className="today__main"
      title="Visits per day"
      caption="Visits per day"
      heads={["Day", "Visits"]}
      rows={days.map((day) => [shortDayText(day.day), day.visits])}
      nothing={visits === 0 ? `No visit was counted in these ${days.length} days.` : undefined}
      say={
        <>
          <p>
            {countOf(visits, "visit")}, without cookies and without those who ask not to be tracked.
          </p>
          <p>
            {countOf(opened, "form")} opened, {numberText(sent)} sent:{" "}
            <b>{shareWords(sent, opened)}</b>
          </p>
        </>
      }
    >
      <DayPlot
        label="Visits"
        days={days.map(({ day }) => day)}
        tops={days.map((day) => day.visits)}
        words={(at) => countOf(days[at]?.visits ?? 0, "visit")}
      >
        {(scales) => <Line days={days} scales={scales} />}
      </DayPlot>
    </Figure>
  );
}

function Line({ days, scales }: { days: readonly FiguresDay[]; scales: Scales }) {
  const { x, band, y, base } = scales;
  const last = days.length - 1;
  // The last of them is not over.
  const whole = days.map((_, at) => at);
  const middle = (at: number) => x(at) + band / 2;
  const top = (at: number) => base - y(days[at]?.visits ?? 0);
  return (
    <>
      <LinePath className="mark--line" data={whole.slice(0, -1)} x={middle} y={top} />
      <LinePath className="mark--line mark--soon" data={whole.slice(-2)} x={middle} y={top} />
      <circle className="mark--dot" cx={middle(last)} cy={top(last)} r={4} />
    </>
  );
}

export function PagesFigure({ pages }: { pages: DeskFigures["pages"] }) {
  return (
    <Figure
      className="today__side"
      title="Most read pages"
      caption="Pages by how often they were seen"
      heads={["Page", "Views"]}
      rows={pages.map((page) => [pageWords(page), page.views])}
      nothing={pages.length === 0 ? "No page was counted yet." : undefined}
      say={null}
    >
      <Ranks
        rows={pages.map((page) => ({
          name: pageWords(page),
          whole: page.views,
          words: numberText(page.views),
        }))}
      />
    </Figure>
  );
}
