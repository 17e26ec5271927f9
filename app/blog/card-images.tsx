import { useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { nearestSlide } from "#app/ui/nearest-slide.ts";
import type { Picture } from "#contract/answers/blog.ts";
import { type Coming, PostPicture } from "./post-picture.tsx";

/** As wide as a card: one, two or three in a row (posts.css). */
const sizes = "(max-width: 44rem) calc(100vw - 2.5rem), (max-width: 64rem) 46vw, min(24rem, 30vw)";

type Props = {
  of: readonly Picture[];
  /** Of the post. */
  title: string;
  /** The first of them; the others are out of sight. */
  comes: Coming;
};

/**
 * The images of a card: a row that ends at both ends, moved by a finger, the keyboard or its two buttons. It is the
 * browser's own scrolling, so it also works before and without JavaScript. Source: SPEC.md §2.9 and §9.
 */
export function CardImages({ of, title, comes }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [first] = of;
  if (!first) return null;
  if (of.length === 1) {
    return (
      <div className="post__pics">
        <PostPicture image={first} sizes={sizes} comes={comes} />
      </div>
    );
  }

  // At an end a button stays focusable, so that the focus is not lost with the last press; no image lies behind it.
  function show(at: number) {
    row.current?.children[at]?.scrollIntoView({ block: "nearest", inline: "start" });
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slider is a group, and no set of fields
    <div
      className="post__pics"
      role="group"
      aria-roledescription="slider"
      aria-label={`Images of ${title}`}
    >
      <div
        className="post__row"
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) =>
          setIndex(nearestSlide(currentTarget, currentTarget.children))
        }
      >
        {of.map((image, at) => (
          <PostPicture
            key={image.name}
            image={image}
            sizes={sizes}
            comes={at === 0 ? comes : "late"}
          />
        ))}
      </div>
      <div className="post__nav">
        <button
          type="button"
          aria-label="Previous image"
          aria-disabled={index === 0}
          onClick={() => show(index - 1)}
        >
          <Icon name="chevron-left" />
        </button>
        <span className="num" aria-live="polite">
          {index + 1} / {of.length}
        </span>
        <button
          type="button"
          aria-label="Next image"
          aria-disabled={index === of.length - 1}
          onClick={() => show(index + 1)}
        >
          <Icon name="chevron-right" />
        </button>
      </div>
    </div>
  );
}
