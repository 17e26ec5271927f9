import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { firm } from "#content/firm.ts";
import { PictureOfWork } from "./picture-of-work.tsx";
import { whyId } from "./why-id.ts";

/** The home page's About Us. Source: SPEC.md §2.6. */
export function AboutUs() {
  const { heading, welcome, mission, more, why } = firm.about;
  return (
    <section className="sec sec--tint">
      <div className="wrap about">
        <PictureOfWork />
        <div className="about__say">
          <h2 className="h2">{heading}</h2>
          <p>{welcome}</p>
          <p className="mission">{mission}</p>
          <div className="actions">
            <Link className={buttonClass()} to="/about">
              {more}
              <span className="vh"> about us</span>
            </Link>
            <Link className="more" to={`/#${whyId}`}>
              {why}
              <Icon name="arrow-down" />
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
