/**
 * H-1B, DS-2019, NCLEX-RN, "Form I-129", and a figure with its unit: "12 months", "10 full-time", "31 December". What
 * closes them comes along, so that no line begins with a comma. Bounded, for what staff paste is of any length.
 */
const unbroken =
  /((?:(?:Form )?[A-Z]{1,8}-[A-Z\d]\w{0,8}|[\d,.]{0,12}\d \w[\w-]{0,20})[,.;:!?)]{0,3})/;

/** Text in which no line ends inside a form's number, or between a figure and its unit, and a dash stands apart. */
export function Words({ text }: { text: string }) {
  // What the expression captures comes at every second place.
  const parts = text.split(unbroken).map((part, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and never move
      <span key={at} className="nobr">
        {part}
      </span>
    ) : (
      part
    ),
  );
  // Around all of it: a piece more would move when our letters come.
  return text.includes(" - ") ? <span className="dashed">{parts}</span> : parts;
}
