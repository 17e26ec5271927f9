import { Icon } from "#app/ui/icon.tsx";

type ListProps<Value extends string> = {
  value: Value;
  options: readonly (readonly [Value, string])[];
  onPick: (value: Value) => void;
};

/** One of a list, at once. A value that is in no list any more stays readable. */
export function PickList<Value extends string>({ value, options, onPick }: ListProps<Value>) {
  const isListed = options.some(([one]) => one === value);
  function pick(picked: string) {
    const option = options.find(([one]) => one === picked);
    if (option) onPick(option[0]);
  }
  return (
    <>
      <select value={value} onChange={({ target }) => pick(target.value)}>
        {!isListed && <option value={value}>{value}</option>}
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </>
  );
}

/** With a label that is read, not shown. */
export function Picker<Value extends string>({
  label,
  ...list
}: ListProps<Value> & { label: string }) {
  return (
    <label className="pick">
      <span className="vh">{label}</span>
      <PickList {...list} />
    </label>
  );
}
