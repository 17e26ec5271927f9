import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import dial from "#app/art/dial-gold.svg";
import { buttonClass } from "#app/ui/button.tsx";
import { SlideDots } from "#app/ui/slide-dots.tsx";
import { useAutoplay } from "#app/ui/use-autoplay.ts";
import { Words } from "#app/ui/words.tsx";
import { closingName, closingSlides } from "#content/banners.ts";
import { type Turn, useTurn } from "./use-turn.ts";

/** Source: SPEC.md §9. */
const delayMs = 5000;

type Props = {
  /** Opens the enquiry dialog. */
  EnquiryLink: ComponentType<{ className: string; children: ReactNode }>;
};

/**
 * The closing banner: four slides in one place, so that its height never changes. Without JavaScript they are a row
 * that can be scrolled. Source: SPEC.md §2.6 and §9.
 */
export function Closing({ EnquiryLink }: Props) {
  const box = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const { turn, turnTo } = useTurn(row);
  const { state, isPaused, togglePause, boxProps } = useAutoplay(box);
  const { index, isStacked } = turn;

  useEffect(() => {
    if (state !== "playing") return;
    const timer = setTimeout(() => turnTo((index + 1) % closingSlides.length), delayMs);
    return () => clearTimeout(timer);
  }, [state, index, turnTo]);

  return (
    <section
      className="closing on-dark"
      ref={box}
      aria-roledescription="carousel"
      aria-label={closingName}
      data-autoplay={state}
      {...boxProps}
    >
      <img className="closing__dial" src={dial} alt="" width="864" height="864" loading="lazy" />
      <div className="wrap">
        <div className="closing__dots">
          {isStacked && (
            <SlideDots
              count={closingSlides.length}
              index={index}
              onChoose={turnTo}
              isPaused={isPaused}
              onTogglePause={togglePause}
            />
          )}
        </div>
        <div
          className={isStacked ? "closing__row is-stacked" : "closing__row"}
          ref={row}
          aria-live={state === "playing" ? "off" : "polite"}
        >
          <Slides turn={turn} EnquiryLink={EnquiryLink} />
        </div>
      </div>
    </section>
  );
}

function Slides({ turn, EnquiryLink }: Props & { turn: Turn }) {
  const { index, before, isStacked } = turn;
  // Only the two that take turns move: the others must not be seen on their way to the stack.
  const looks = new Map([
    [before, "closing__s was-on"],
    [index, "closing__s is-on"],
  ]);
  return closingSlides.map(({ title, text, button }, at) => (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, and no set of fields
    <div
      key={title}
      className={looks.get(at) ?? "closing__s"}
      role="group"
      aria-roledescription="slide"
      aria-label={`${at + 1} of ${closingSlides.length}`}
      inert={isStacked && at !== index}
    >
      <h2>
        <Words text={title} />
      </h2>
      <p>
        <Words text={text} />
      </p>
      <EnquiryLink className={buttonClass({ variant: "gold" })}>{button}</EnquiryLink>
    </div>
  ));
}
