/** H-1B, DS-160, I-94, and a figure with its unit: "12 months". */
const unbroken = /([A-Z]{1,3}-\d+[A-Z]?\d?\b|\d[\d,.]* [a-z]+)/;

/** Text in which no line ends inside a form's number, or between a figure and its unit. */
export function Words({ text }: { text: string }) {
  // What the expression captures comes at every second place.
  return text.split(unbroken).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and never move
      <span key={at} className="nobr">
        {part}
      </span>
    ),
  );
}
