import { Icon } from "#app/ui/icon.tsx";

type Props<Value extends string> = {
  /** Read, not shown. */
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onPick: (value: Value) => void;
};

/** One of a list, at once. */
export function Picker<Value extends string>({ label, value, options, onPick }: Props<Value>) {
  function pick(picked: string) {
    const option = options.find(([one]) => one === picked);
    if (option) onPick(option[0]);
  }
  return (
    <label className="pick">
      <span className="vh">{label}</span>
      <select value={value} onChange={({ target }) => pick(target.value)}>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </label>
  );
}
