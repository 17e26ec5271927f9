import { type KeyboardEvent, useEffect, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { altProblem, type FormImage } from "./post-fields.ts";

type Props = {
  image: FormImage;
  /** Counted from 1. */
  place: number;
  count: number;
  /** How much of it has been sent, 0 to 1; undefined when nothing is sent. */
  share: number | undefined;
  /** While the post is sent: nothing of it can be changed then. */
  isFixed: boolean;
  isDragged: boolean;
  onAlt: (alt: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onDrag: (isDragging: boolean) => void;
  onDropOn: () => void;
};

/** One image of a post, with its description and its place. */
export function PostImage({ image, place, count, share, isFixed, isDragged, ...acts }: Props) {
  const { key, label, src, alt } = image;
  const { onAlt, onRemove, onDrag, onDropOn } = acts;
  const name = `image ${place}, ${label}`;
  const problem = altProblem(alt);
  return (
    <li
      className={isDragged ? "thumb thumb--dragged" : "thumb"}
      onDragOver={(event) => !hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (hasFiles(event)) return;
        event.preventDefault();
        onDropOn();
      }}
    >
      <img
        src={src}
        alt={alt}
        draggable={!isFixed}
        onDragStart={() => onDrag(true)}
        onDragEnd={() => onDrag(false)}
      />
      <button
        className="x"
        type="button"
        aria-label={`Remove ${name}`}
        aria-disabled={isFixed || undefined}
        onClick={() => !isFixed && onRemove()}
      >
        <Icon name="x" />
      </button>
      {share !== undefined && (
        <progress value={share} aria-label={`Upload of ${name}`}>
          {Math.round(share * 100)} %
        </progress>
      )}
      <p className="thumb__name" title={label}>
        {label}
      </p>
      <div className="thumb__move">
        <Mover by={-1} {...{ name, place, count, isFixed }} onMove={acts.onMove} />
        <span>
          {place} of {count}
        </span>
        <Mover by={1} {...{ name, place, count, isFixed }} onMove={acts.onMove} />
      </div>
      <label className="thumb__alt">
        <span>
          What it shows<span className="vh">, {name}</span>
        </span>
        <textarea
          name={key}
          rows={2}
          value={alt}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${key}-error`}
          readOnly={isFixed}
          placeholder="For those who do not see it"
          onKeyDown={(event) => isLineBreak(event) && event.preventDefault()}
          onChange={(event) => onAlt(event.target.value.replaceAll(/[\r\n]+/g, " "))}
        />
      </label>
      {problem && (
        <p className="cell__err" id={`${key}-error`}>
          <Icon name="circle-alert" />
          {problem}
        </p>
      )}
    </li>
  );
}

type MoverProps = { by: -1 | 1; name: string } & Pick<
  Props,
  "place" | "count" | "isFixed" | "onMove"
>;

/** At its end it stays a button that can have the focus, so that the keys are not lost there. */
function Mover({ by, name, place, count, isFixed, onMove }: MoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const isIdle = isFixed || place === (by < 0 ? 1 : count);

  // The image was put to another place in the page, which takes the focus away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the place is another
  useEffect(() => {
    if (wasPressed.current) button.current?.focus();
    wasPressed.current = false;
  }, [place]);

  return (
    <button
      ref={button}
      type="button"
      aria-label={`Move ${name} ${by < 0 ? "earlier" : "later"}`}
      aria-disabled={isIdle || undefined}
      onClick={() => {
        wasPressed.current = !isIdle;
        if (!isIdle) onMove(by);
      }}
    >
      <Icon name={by < 0 ? "arrow-left" : "arrow-right"} />
    </button>
  );
}

/** A description is one line, however many it takes here. */
function isLineBreak({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === "Enter" && !nativeEvent.isComposing;
}

function hasFiles({ dataTransfer }: { dataTransfer: DataTransfer }): boolean {
  return dataTransfer.types.includes("Files");
}
