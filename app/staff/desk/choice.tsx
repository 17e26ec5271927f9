import { PickList } from "#app/staff/picker.tsx";

type Props = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  /** The label is read, not shown. */
  isBare?: boolean;
  onChoose: (value: string) => void;
};

/** One of a list, under its label. */
export function Choice({ label, value, options, isBare, onChoose }: Props) {
  return (
    <label className="desk-choice">
      <span className={isBare ? "vh" : undefined}>{label}</span>
      <span className="pick">
        <PickList value={value} options={options} onPick={onChoose} />
      </span>
    </label>
  );
}
