import { createContext, type ReactNode, useContext, useId } from "react";

/** Whether charts stand as tables. */
export const AsTables = createContext(false);

type Cell = string | number;
type TableProps = {
  caption: string;
  heads: readonly string[];
  /** The first cell of each names its row. */
  rows: readonly (readonly [Cell, ...Cell[]])[];
};

type Props = TableProps & {
  title: string;
  className: string;
  /** The one thing to take away, in words. */
  say: ReactNode;
  /** Instead of a chart, when there is nothing to draw. */
  nothing?: string | undefined;
  /** The chart; it is drawn for eyes only. */
  children: ReactNode;
};

/** A chart under its sentence. The same as a table: for everybody who asks, and always for screen readers. */
export function Figure({ title, className, say, nothing, children, ...table }: Props) {
  const id = useId();
  const isTable = useContext(AsTables);
  return (
    <section className={`today__part ${className}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {nothing ? (
        <p className="today__nothing">{nothing}</p>
      ) : (
        <>
          <div className="today__say">{say}</div>
          {!isTable && children}
          <div className={isTable ? "today__table" : "vh"}>
            <FigureTable {...table} />
          </div>
        </>
      )}
    </section>
  );
}

function FigureTable({ caption, heads, rows }: TableProps) {
  return (
    <table>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two posts may have one name, and no line has more than its words
          <tr key={place}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={heads[at + 1]}>{cell.toLocaleString("en-US")}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
