import { useCallback, useRef, useState } from "react";
import { useAutoplay } from "#app/ui/use-autoplay.ts";
import { useLatePart } from "#app/ui/use-late-part.ts";
import type { Picture } from "#contract/answers/blog.ts";
import { PostPicture } from "./post-picture.tsx";

/** As wide as the column of the article (article.css). */
const sizes = "(max-width: 64rem) calc(100vw - 2.5rem), min(51.5rem, 100vw - 36rem)";

/** What lets the images slide. */
const loadMotion = async () => (await import("./carousel-motion.tsx")).CarouselMotion;

type Props = { of: readonly Picture[]; title: string };

/** One plain image, or a carousel of several. Source: SPEC.md §2.9. */
export function PostImages({ of, title }: Props) {
  const [first] = of;
  if (!first) return null;
  if (of.length > 1) return <Carousel of={of} title={title} />;
  return (
    <div className="carousel">
      <div className="carousel__slide">
        <PostPicture image={first} sizes={sizes} comes="first" />
      </div>
    </div>
  );
}

/** Those that are seen after one step at most: they go round. */
const around = (index: number, count: number) =>
  [index - 1 + count, index, index + 1].map((at) => at % count);

/** Until its motion is loaded, and without JavaScript, it is a row that can be scrolled. */
function Carousel({ of, title }: Props) {
  const box = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  /** Whose pictures are asked for (later-pictures.css). */
  const [near, setNear] = useState<readonly number[]>(around(0, of.length));
  const { state, isPaused, togglePause, boxProps } = useAutoplay(box);
  const Motion = useLatePart(box, loadMotion);
  const isPlaying = state === "playing";

  const show = useCallback(
    (at: number) => {
      setIndex(at);
      setNear((before) => [...new Set([...before, ...around(at, of.length)])]);
    },
    [of.length],
  );

  return (
    <section
      className="carousel"
      ref={box}
      aria-roledescription="carousel"
      aria-label={`Images of ${title}`}
      data-autoplay={state}
      {...boxProps}
    >
      <div className="carousel__bar">
        {Motion && (
          <Motion
            row={row}
            count={of.length}
            index={index}
            onIndex={show}
            isPlaying={isPlaying}
            isPaused={isPaused}
            onTogglePause={togglePause}
          />
        )}
      </div>
      <div
        className={Motion ? "carousel__row is-moved" : "carousel__row"}
        ref={row}
        // What scrolls must be reached by the keyboard.
        tabIndex={Motion ? undefined : 0}
      >
        <div className="carousel__all" aria-live={isPlaying ? "off" : "polite"}>
          {of.map((image, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, and no set of fields
            <div
              key={image.name}
              className="carousel__slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${at + 1} of ${of.length}`}
              inert={Motion !== undefined && at !== index}
              data-far={Motion && !near.includes(at) ? "" : undefined}
            >
              <PostPicture image={image} sizes={sizes} comes={at === 0 ? "first" : "late"} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
