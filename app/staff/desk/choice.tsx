import { Icon } from "#app/ui/icon.tsx";

type Props = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  /** The label is read, not shown. */
  isBare?: boolean;
  onChoose: (value: string) => void;
};

/** One of a list, at once. A value that is in no list any more stays readable. */
export function Choice({ label, value, options, isBare, onChoose }: Props) {
  const isListed = options.some(([one]) => one === value);
  return (
    <label className="desk-choice">
      <span className={isBare ? "vh" : undefined}>{label}</span>
      <span className="pick">
        <select value={value} onChange={({ target }) => onChoose(target.value)}>
          {!isListed && <option value={value}>{value}</option>}
          {options.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </label>
  );
}
