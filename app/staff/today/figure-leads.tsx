import { Bar } from "@visx/shape";
import { countOf } from "#app/staff/count-words.ts";
import { shortDayText } from "#app/staff/desk/span.ts";
import type { FiguresDay } from "#contract/answers/figures.ts";
import { DayPlot, type Scales } from "./day-plot.tsx";
import { Figure } from "./figure.tsx";

/** Enquiries are printed in ink; messages and call-backs stand on them as a line of foil. */
export function LeadsFigure({ days }: { days: readonly FiguresDay[] }) {
  const sum = (of: (day: FiguresDay) => number) => days.reduce((all, day) => all + of(day), 0);
  const enquiries = sum((day) => day.enquiries);
  const messages = sum((day) => day.messages);
  return (
    <Figure
      className="today__wide"
      title="Leads per day"
      caption="Leads per day, enquiries apart from messages and call-backs"
      heads={["Day", "Enquiries", "Messages and call-backs"]}
      rows={days.map((day) => [shortDayText(day.day), day.enquiries, day.messages])}
      nothing={
        enquiries + messages === 0 ? `No lead came in these ${days.length} days.` : undefined
      }
      say={
        <p className="today__keys">
          <span>
            <i className="key key--ink" />
            {countOf(enquiries, "enquiry", "enquiries")}
          </span>
          <span>
            <i className="key key--foil" />
            {messagesWords(messages)}
          </span>
        </p>
      }
    >
      <DayPlot
        label="Leads"
        days={days.map(({ day }) => day)}
        tops={days.map((day) => day.enquiries + day.messages)}
        words={(at) => wordsOf(days[at])}
      >
        {(scales) => days.map((day, at) => <Column key={day.day} {...{ day, at, scales }} />)}
      </DayPlot>
    </Figure>
  );
}

function wordsOf(day: FiguresDay | undefined): string {
  const { enquiries = 0, messages = 0 } = day ?? {};
  return `${countOf(enquiries, "enquiry", "enquiries")}, ${messagesWords(messages)}`;
}

function messagesWords(count: number): string {
  return countOf(count, "message or call-back", "messages and call-backs");
}

/** Of a line of foil, so that it lies within its bar. */
const foil = 1.5;

function Column({ day, at, scales }: { day: FiguresDay; at: number; scales: Scales }) {
  const { x, band, y, base } = scales;
  const ink = y(day.enquiries);
  const open = y(day.messages);
  return (
    <>
      {ink > 0 && <Bar className="mark--ink" x={x(at)} width={band} y={base - ink} height={ink} />}
      {open > 0 && (
        <Bar
          className="mark--foil"
          x={x(at) + foil / 2}
          width={Math.max(1, band - foil)}
          y={base - ink - open + foil / 2}
          height={Math.max(1, open - foil)}
        />
      )}
    </>
  );
}
