import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";

type Cell = {
  label: string;
  /** The item's number, on forms whose order is real. */
  item?: number;
  /** What is wrong with the value; the field is then marked and described by it. */
  error?: string;
  /** What else can be done, under what is wrong. */
  wayOn?: ReactNode;
  /** Takes half of the row. */
  half?: boolean;
};

/** One line of text. */
export function Field(props: ComponentProps<"input"> & Cell) {
  const { frame, field } = useCell(props);
  return (
    <CellFrame {...frame}>
      <input dir="auto" {...field} />
    </CellFrame>
  );
}

/** Several lines of text. */
export function TextField(props: ComponentProps<"textarea"> & Cell) {
  const { frame, field } = useCell(props);
  return (
    <CellFrame {...frame}>
      <textarea dir="auto" {...field} />
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
export function SelectField({ options, placeholder, ...props }: SelectProps) {
  const { frame, field } = useCell(props);
  return (
    <CellFrame {...frame}>
      <select {...field}>
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

/** What the cell around a field says of it, and what the field gets. */
function useCell<Props extends Cell & { id?: string; required?: boolean }>(props: Props) {
  const { label, item, error, wayOn, half, ...rest } = props;
  const made = useId();
  const id = rest.id ?? made;
  const errorId = `${id}-error`;
  const { required } = rest;
  return {
    frame: { label, item, error, wayOn, half, required, id, errorId },
    // A page that was posted begins at what is wrong in it.
    field: {
      ...rest,
      id,
      ...(error && { autoFocus: true, "aria-invalid": true, "aria-describedby": errorId }),
    },
  } as const;
}

type FrameProps = ReturnType<typeof useCell>["frame"] & { children: ReactNode };

function CellFrame({ label, item, error, half, id, children, ...rest }: FrameProps) {
  const classes = ["cell", half && "cell--half", error && "cell--bad"];
  return (
    <div className={classes.filter(Boolean).join(" ")}>
      <label className="cell__l" htmlFor={id}>
        {item !== undefined && <span className="code">{item}</span>}
        <span>
          {label}
          {rest.required && (
            <span className="req" aria-hidden="true">
              {" *"}
            </span>
          )}
        </span>
      </label>
      {children}
      {error && (
        <div id={rest.errorId} key={error}>
          <p className="cell__err">
            <Icon name="circle-alert" />
            {error}
          </p>
          {rest.wayOn}
        </div>
      )}
    </div>
  );
}
