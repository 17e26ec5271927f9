import { AxisBottom, AxisLeft } from "@visx/axis";
import { Group } from "@visx/group";
import { scaleBand, scaleLinear } from "@visx/scale";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import { numberText } from "#app/staff/count-words.ts";
import { shortDayText } from "#app/staff/desk/span.ts";
import { shortDay } from "./today-words.ts";
import { useWidth } from "./use-width.ts";

const height = 190;
const margin = { top: 18, right: 4, bottom: 26, left: 30 };
/** Dates on the axis stand whole weeks apart, and at least so many pixels. */
const dateWidth = 64;
const dateSteps = [7, 14, 28];
const keys: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  PageDown: (at) => at - 7,
  PageUp: (at) => at + 7,
  Home: () => 0,
  End: (_, last) => last,
};

export type Scales = {
  /** From a day's number to its left edge. */
  x: (at: number) => number;
  band: number;
  /** From a value to its height above the base. */
  y: (value: number) => number;
  base: number;
};

type Props = {
  /** What the days are of. */
  label: string;
  /** YYYY-MM-DD, one after the other. */
  days: readonly string[];
  /** The highest value of each. */
  tops: readonly number[];
  /** What is said of a day: "3 enquiries, 1 message". */
  words: (at: number) => string;
  children: (scales: Scales) => ReactNode;
};

/** Days from left to right. One of them is read out: by pointer, or by the arrow keys as on any slider. */
export function DayPlot({ label, days, tops, words, children }: Props) {
  const { element, width } = useWidth<HTMLDivElement>();
  const last = days.length - 1;
  const [chosen, setChosen] = useState<number>();
  const at = Math.min(chosen ?? last, last);
  const scales = scalesOf(days.length, Math.max(...tops, 1), width);
  const soFar = at === last ? ", so far" : "";
  const spoken = `${shortDayText(days[at] ?? "")}${soFar}: ${words(at)}`;

  function onKeyDown(event: KeyboardEvent) {
    const move = keys[event.key];
    if (!move) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, move(at, last))));
  }
  function onPointerMove({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) {
    const x = clientX - currentTarget.getBoundingClientRect().left - margin.left;
    const share = x / Math.max(1, width - margin.left - margin.right);
    setChosen(Math.min(last, Math.max(0, Math.floor(share * days.length))));
  }

  return (
    <>
      <p className="plot__read" aria-hidden="true">
        {spoken}
      </p>
      <div
        ref={element}
        className="plot"
        role="slider"
        tabIndex={0}
        aria-label={`${label}, day by day`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={spoken}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerDown={onPointerMove}
        onPointerLeave={() => setChosen(undefined)}
      >
        {width > 0 && (
          <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <Axes days={days} scales={scales} width={width} max={Math.max(...tops, 1)} />
            <Group left={margin.left} top={margin.top}>
              <rect
                className="plot__at"
                x={scales.x(at)}
                width={scales.band}
                y={-margin.top}
                height={scales.base + margin.top}
              />
              {children(scales)}
            </Group>
          </svg>
        )}
      </div>
    </>
  );
}

function scalesOf(count: number, max: number, width: number): Scales & { value: Value } {
  const base = height - margin.top - margin.bottom;
  const right = Math.max(1, width - margin.left - margin.right);
  const domain = Array.from({ length: count }, (_, at) => at);
  const band = scaleBand<number>({
    domain,
    range: [0, right],
    paddingInner: 0.3,
    paddingOuter: 0.1,
  });
  const value = scaleLinear<number>({ domain: [0, max], range: [base, 0], nice: 3 });
  return {
    x: (at) => band(at) ?? 0,
    band: band.bandwidth(),
    y: (number) => base - value(number),
    base,
    value,
  };
}
type Value = ReturnType<typeof scaleLinear<number>>;

type AxesProps = {
  days: readonly string[];
  scales: ReturnType<typeof scalesOf>;
  width: number;
  max: number;
};

function Axes({ days, scales, width, max }: AxesProps) {
  const { value, base, x, band } = scales;
  const marks = value.ticks(Math.min(3, max)).filter((mark) => Number.isInteger(mark));
  const fitting = dateSteps.find((step) => (step * width) / days.length >= dateWidth);
  const every = fitting ?? days.length;
  const dates = days.map((_, at) => at).filter((at) => (days.length - 1 - at) % every === 0);
  const dateScale = scaleLinear<number>({
    domain: [0, days.length - 1],
    range: [x(0) + band / 2, x(days.length - 1) + band / 2],
  });
  const text = { className: "plot__text", fontFamily: "", fontSize: "", fill: "" };
  return (
    <>
      {marks.map((mark) => (
        <line
          key={mark}
          className={mark === 0 ? "plot__base" : "plot__rule"}
          x1={margin.left}
          x2={width}
          y1={margin.top + value(mark)}
          y2={margin.top + value(mark)}
        />
      ))}
      <AxisLeft
        scale={value}
        left={margin.left}
        top={margin.top}
        tickValues={marks}
        tickFormat={(mark) => numberText(Number(mark))}
        hideAxisLine
        hideTicks
        tickLabelProps={{ ...text, textAnchor: "end", dx: -2, dy: 4 }}
      />
      <AxisBottom
        scale={dateScale}
        left={margin.left}
        top={margin.top + base}
        tickValues={dates}
        tickFormat={(at) => shortDay(days[Number(at)] ?? "")}
        hideAxisLine
        tickLength={4}
        tickLabelProps={(at) => ({
          ...text,
          textAnchor: at === days.length - 1 ? "end" : "middle",
          dx: at === days.length - 1 ? band / 2 : 0,
        })}
      />
    </>
  );
}
