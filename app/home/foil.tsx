import type { ReactNode } from "react";
import rosetteA from "#app/art/rosette-a.svg";
import rosetteB from "#app/art/rosette-b.svg";
import rosetteC from "#app/art/rosette-c.svg";
import rosetteD from "#app/art/rosette-d.svg";
import rosetteE from "#app/art/rosette-e.svg";
import rosetteF from "#app/art/rosette-f.svg";
import attorney from "#app/art/stamp-attorney-connect.svg";
import business from "#app/art/stamp-b-1-business-visitor-visa.svg";
import investor from "#app/art/stamp-eb-5-investor-visa.svg";
import evaluation from "#app/art/stamp-evaluation.svg";
import family from "#app/art/stamp-family-based-visa.svg";
import newOffice from "#app/art/stamp-l-1a-new-office-visa.svg";
import publicAccess from "#app/art/stamp-paf-public-access-files-for-h-1b-employers.svg";
import nurse from "#app/art/stamp-visa-for-nurses-rn.svg";
import refusal from "#app/art/stamp-visa-refusal-221g.svg";
import { buttonClass } from "#app/ui/button.tsx";
import { Words } from "#app/ui/words.tsx";
import type { bannerSlides } from "#content/banners.ts";
import { brand } from "#content/brand.ts";

type Slide = (typeof bannerSlides)[number];

/** By the foil's code: its stamp, and the rosette behind it. */
const art: Record<Slide["code"], readonly [stamp: string, rosette: string]> = {
  EB5: [investor, rosetteA],
  L1A: [newOffice, rosetteB],
  PAF: [publicAccess, rosetteC],
  ATT: [attorney, rosetteD],
  FAM: [family, rosetteE],
  B1: [business, rosetteF],
  EVL: [evaluation, rosetteA],
  "221G": [refusal, rosetteB],
  RN: [nurse, rosetteC],
};

type Props = {
  slide: Slide;
  /** Its place in the row. */
  label: string;
  isInert: boolean;
  action: (className: string) => ReactNode;
};

/** A slide of the rotating banner, set like the visa in a passport. */
export function Foil({ slide, label, isInert, action }: Props) {
  const { title, text, ground, code, lines } = slide;
  const [stamp, rosette] = art[code];
  const isDark = ground === "deep" || ground === "teal";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, and no set of fields
    <div
      className={`foil foil--${ground}${isDark ? " on-dark" : ""}`}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={isInert}
    >
      <div className="foil__art">
        <img className="foil__rosette" src={rosette} alt="" loading="lazy" />
        <img className="foil__stamp" src={stamp} alt="" loading="lazy" />
      </div>
      <div className="foil__say">
        <h3>{title}</h3>
        <p>
          <Words text={text} />
        </p>
        {action(buttonClass({ variant: isDark ? "gold" : "ink" }))}
      </div>
      <p className="mrz" aria-hidden="true">
        <MachineLine start={`V<${brand.code}<${code}<<${machine(lines[0])}`} end="M" />
        <MachineLine start={lines[1].map(machine).join("<<")} end="360" />
      </p>
    </div>
  );
}

/** The style sheet fills what is left between the two with signs. */
function MachineLine({ start, end }: { start: string; end: string }) {
  return (
    <span>
      <i>{start}</i>
      <b />
      <i>{end}</i>
    </span>
  );
}

/** Machine-readable lines know capitals, digits and one sign. */
function machine(words: string): string {
  return words
    .toUpperCase()
    .replace(/[ -]/g, "<")
    .replace(/[^A-Z0-9<]/g, "");
}
