import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import { countOf } from "#app/staff/count-words.ts";
import { officeNames } from "#contract/answering.ts";
import type { AnswerTime } from "#contract/answers/figures.ts";
import { type Office, offices } from "#contract/desk.ts";
import { Figure } from "./figure.tsx";
import { spanWords } from "./today-words.ts";
import { useWidth } from "./use-width.ts";

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const height = 150;
const head = 22;
const foot = 24;

/** By the clock on the wall: who writes on Saturday waits for Monday. */
export function AnswerFigure({ times }: { times: readonly AnswerTime[] }) {
  const max = Math.max(...times.map(({ median_minutes }) => median_minutes), 1);
  return (
    <Figure
      className="today__wide"
      title="Time to the first answer"
      caption="Median time to the first answer, by office and by the weekday of the lead"
      heads={["Office and weekday", "Median", "Answered leads"]}
      rows={times.map(({ office, weekday, median_minutes, leads }) => [
        `${officeNames[office]}, ${weekdays[weekday - 1]}`,
        spanWords(median_minutes),
        leads,
      ])}
      nothing={times.length === 0 ? "Nobody was answered in these days yet." : undefined}
      say={
        <p>
          Half of those who wrote on that day heard from us sooner, by the clock on the wall; days
          are each office’s own.
        </p>
      }
    >
      <div className="weeks">
        {offices.map((office) => (
          <Week
            key={office}
            office={office}
            times={times.filter((time) => time.office === office)}
            max={max}
          />
        ))}
      </div>
    </Figure>
  );
}

type WeekProps = { office: Office; times: readonly AnswerTime[]; max: number };

function Week({ office, times, max }: WeekProps) {
  const { element, width } = useWidth<HTMLDivElement>();
  const leads = times.reduce((sum, time) => sum + time.leads, 0);
  const domain = weekdays.map((_, at) => at + 1);
  const x = scaleBand<number>({ domain, range: [0, width], paddingInner: 0.55, paddingOuter: 0.2 });
  const y = scaleLinear<number>({ domain: [0, max], range: [0, height - head - foot] });
  const base = height - foot;
  return (
    <div className="weeks__one" ref={element} aria-hidden="true">
      <p>
        <b>{officeNames[office]}</b> {countOf(leads, "answered lead")}
      </p>
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          <line className="plot__base" x1={0} x2={width} y1={base} y2={base} />
          {domain.map((weekday) => {
            const time = times.find((one) => one.weekday === weekday);
            const long = time ? Math.max(2, y(time.median_minutes)) : 0;
            const left = x(weekday) ?? 0;
            const middle = left + x.bandwidth() / 2;
            return (
              <g key={weekday}>
                <Bar
                  className="mark--ink"
                  x={left}
                  width={x.bandwidth()}
                  y={base - long}
                  height={long}
                />
                <text className="plot__value" x={middle} y={base - long - 6}>
                  {time ? shortSpan(time.median_minutes) : "–"}
                </text>
                <text className="plot__text" x={middle} y={height - 6}>
                  {weekdays[weekday - 1]}
                </text>
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}

/** Short enough to stand over its column. */
function shortSpan(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 6) / 10} h`;
  return `${Math.round(minutes / 144) / 10} d`;
}
