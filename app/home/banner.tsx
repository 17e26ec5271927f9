import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { Link } from "react-router";
import { useAutoplay } from "#app/ui/use-autoplay.ts";
import { useLatePart } from "#app/ui/use-late-part.ts";
import { bannerHeading, bannerSlides } from "#content/banners.ts";
import { Foil } from "./foil.tsx";

/** What lets the foils slide. */
const loadMotion = async () => (await import("./banner-motion.tsx")).BannerMotion;

type Props = {
  /** Opens the enquiry dialog. */
  EnquiryLink: ComponentType<{ className: string; onClick?: () => void; children: ReactNode }>;
};

/** Lasts until the page is loaded again, also while the visitor is elsewhere on the site. Source: DECISIONS.md. */
let isStoppedForGood = false;

/**
 * The rotating banner: nine visa foils. Until its motion is loaded, and without JavaScript, it is a row that can be
 * scrolled. Source: SPEC.md §2.6 and §9.
 */
export function Banner({ EnquiryLink }: Props) {
  const box = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [isStopped, setStopped] = useState(isStoppedForGood);
  const autoplay = useAutoplay(box);
  const Motion = useLatePart(box, loadMotion);
  const isPlaying = autoplay.state === "playing" && !isStopped;

  function stopForGood() {
    isStoppedForGood = true;
    setStopped(true);
  }

  return (
    <section
      className="banner"
      ref={box}
      aria-roledescription="carousel"
      aria-labelledby="banner-title"
      data-autoplay={isStopped ? "stopped" : autoplay.state}
      {...autoplay.boxProps}
    >
      <h2 className="vh" id="banner-title">
        {bannerHeading}
      </h2>
      <div className="wrap banner__dots">
        {Motion && (
          <Motion
            row={row}
            count={bannerSlides.length}
            index={index}
            onIndex={setIndex}
            isPlaying={isPlaying}
            isPaused={autoplay.isPaused}
            {...(!isStopped && { onTogglePause: autoplay.togglePause })}
          />
        )}
      </div>
      <div className={Motion ? "foils is-moved" : "foils"} ref={row}>
        <div className="foils__row" aria-live={isPlaying ? "off" : "polite"}>
          {bannerSlides.map((slide, at) => (
            <Foil
              key={slide.code}
              slide={slide}
              label={`${at + 1} of ${bannerSlides.length}`}
              isInert={Motion !== undefined && at !== index}
              action={(className) => (
                <Action slide={slide} {...{ className, EnquiryLink, stopForGood }} />
              )}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

type ActionProps = Props & {
  slide: (typeof bannerSlides)[number];
  className: string;
  stopForGood: () => void;
};

function Action({ slide, className, EnquiryLink, stopForGood }: ActionProps) {
  return slide.link === "" ? (
    <EnquiryLink className={className} onClick={stopForGood}>
      {slide.button}
    </EnquiryLink>
  ) : (
    <Link className={className} to={`/${slide.link}`}>
      {slide.button}
    </Link>
  );
}
