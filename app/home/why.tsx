import { Link } from "react-router";
import medallion1 from "#app/art/medallion-1.svg";
import medallion2 from "#app/art/medallion-2.svg";
import medallion3 from "#app/art/medallion-3.svg";
import medallion4 from "#app/art/medallion-4.svg";
import medallion5 from "#app/art/medallion-5.svg";
import medallion6 from "#app/art/medallion-6.svg";
import { buttonClass } from "#app/ui/button.tsx";
import { firm } from "#content/firm.ts";
import { whyId } from "./why-id.ts";

/** One lobe more for each benefit. */
const medallions = [medallion1, medallion2, medallion3, medallion4, medallion5, medallion6];

/** The six benefits. Source: SPEC.md §2.6, DECISIONS.md "Benefit cards". */
export function Why() {
  const { heading, text, contact, benefits } = firm.why;
  return (
    <section className="sec" id={whyId}>
      <div className="wrap">
        <div className="why__head">
          <div>
            <h2 className="h2">{heading}</h2>
            <p>{text}</p>
          </div>
          <Link className={buttonClass({ variant: "line" })} to="/contact">
            {contact}
          </Link>
        </div>
        <ul className="why">
          {benefits.map((benefit, at) => (
            <li key={benefit.title}>
              <img src={medallions[at]} alt="" width="84" height="84" loading="lazy" />
              <h3>{benefit.title}</h3>
              <p>{benefit.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
