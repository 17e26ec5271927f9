import { Icon } from "./icon.tsx";

type Props = {
  count: number;
  /** The slide that is shown, counted from 0. */
  index: number;
  onChoose: (index: number) => void;
  isPaused: boolean;
  /** Without it nothing moves any more, and there is nothing to pause. */
  onTogglePause?: () => void;
};

/** The small button that holds the slides, and one dot for each; before them in the page, under them to see (dots.css). */
export function SlideDots({ count, index, onChoose, isPaused, onTogglePause }: Props) {
  return (
    <ul className="dots" aria-label="Choose a slide" data-place={`${index + 1} of ${count}`}>
      {onTogglePause && (
        <li>
          <button
            className="dots__pause"
            type="button"
            aria-label={isPaused ? "Play the slides" : "Pause the slides"}
            onClick={onTogglePause}
          >
            <Icon name={isPaused ? "play" : "pause"} />
          </button>
        </li>
      )}
      {Array.from({ length: count }, (_, at) => `Slide ${at + 1} of ${count}`).map((name, at) => (
        <li key={name}>
          <button
            type="button"
            aria-label={name}
            aria-current={at === index || undefined}
            onClick={() => onChoose(at)}
          />
        </li>
      ))}
    </ul>
  );
}
