import { scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";

type Row = {
  name: string;
  whole: number;
  /** How much of the whole is printed in ink; without it all of it. */
  part?: number;
  words: string;
};

const length = 100;
const thickness = 6;

/** Bars from the longest to the shortest, each beside its name and its number. */
export function Ranks({ rows }: { rows: readonly Row[] }) {
  const max = Math.max(...rows.map(({ whole }) => whole), 1);
  const scale = scaleLinear<number>({ domain: [0, max], range: [0, length] });
  return (
    // The same stands in the figure's table.
    <ol className="ranks" aria-hidden="true">
      {rows.map(({ name, whole, part = whole, words }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two posts may have one name, and no line has more than its words
        <li key={at}>
          <span className="ranks__line">
            <span>{name}</span>
            <span className="ranks__words">{words}</span>
          </span>
          <svg
            viewBox={`0 0 ${length} ${thickness}`}
            preserveAspectRatio="none"
            role="presentation"
          >
            <Bar className="mark--open" width={scale(whole)} height={thickness} />
            <Bar className="mark--ink" width={scale(part)} height={thickness} />
          </svg>
        </li>
      ))}
    </ol>
  );
}
