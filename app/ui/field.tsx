import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";

type Cell = {
  label: string;
  /** The item's number, on forms whose order is real. */
  item?: number;
  /** What is wrong with the value; the field is then marked and described by it. */
  error?: string;
  /** Takes half of the row. */
  half?: boolean;
};

/** One line of text. */
export function Field({ label, item, error, half, ...rest }: ComponentProps<"input"> & Cell) {
  const ids = useCellIds(rest.id);
  return (
    <CellFrame {...{ label, item, error, half, ids }} required={rest.required}>
      <input dir="auto" {...rest} {...describedBy(ids, error)} />
    </CellFrame>
  );
}

/** Several lines of text. */
export function TextField({
  label,
  item,
  error,
  half,
  ...rest
}: ComponentProps<"textarea"> & Cell) {
  const ids = useCellIds(rest.id);
  return (
    <CellFrame {...{ label, item, error, half, ids }} required={rest.required}>
      <textarea dir="auto" {...rest} {...describedBy(ids, error)} />
    </CellFrame>
  );
}

type SelectProps = ComponentProps<"select"> &
  Cell & {
    options: readonly string[];
    /** The first choice, which stands for none: its value is empty. */
    placeholder: string;
  };

/** One of a list. */
export function SelectField({
  label,
  item,
  error,
  half,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  const ids = useCellIds(rest.id);
  return (
    <CellFrame {...{ label, item, error, half, ids }} required={rest.required} select>
      <select {...rest} {...describedBy(ids, error)}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </CellFrame>
  );
}

/** A box to tick. */
export function TickField({ label, ...rest }: ComponentProps<"input"> & { label: string }) {
  return (
    <label className="tick">
      <input {...rest} type="checkbox" />
      {label}
    </label>
  );
}

type Ids = { field: string; error: string };
type FrameProps = Cell & { ids: Ids; required?: boolean; select?: boolean; children: ReactNode };

function CellFrame({ label, item, error, half, ids, required, select, children }: FrameProps) {
  const classes = ["cell", half && "cell--half", select && "cell--select", error && "cell--bad"];
  return (
    <div className={classes.filter(Boolean).join(" ")}>
      <label className="cell__l" htmlFor={ids.field}>
        {item !== undefined && <span className="code">{item}</span>}
        <span>
          {label}
          {required && (
            <span className="req" aria-hidden="true">
              {" *"}
            </span>
          )}
        </span>
      </label>
      {children}
      {error && (
        <p className="cell__err" id={ids.error} key={error}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </div>
  );
}

function useCellIds(given: string | undefined): Ids {
  const made = useId();
  const field = given ?? made;
  return { field, error: `${field}-error` };
}

function describedBy(ids: Ids, error: string | undefined) {
  return {
    id: ids.field,
    ...(error && { "aria-invalid": true, "aria-describedby": ids.error }),
  };
}
