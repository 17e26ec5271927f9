import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { site } from "#content/site.ts";
import { services } from "#contract/services.ts";
import { ServiceLink } from "./service-link.tsx";

/** How many of the 17 stand in the first column. Source: SPEC.md §2.3. */
const firstColumn = 9;

/** What the header's dropdown shows. */
export function ServicesColumns() {
  return (
    <>
      <div className="drop__intro">
        <h2>{site.servicesIntro.heading}</h2>
        <p>{site.servicesIntro.text}</p>
        <Link className="more" to={site.services.path}>
          {site.servicesIntro.more}
          <span className="vh"> about our services</span>
          <Icon name="arrow-right" />
        </Link>
      </div>
      <Column of={services.slice(0, firstColumn)} />
      <Column of={services.slice(firstColumn)} />
    </>
  );
}

function Column({ of }: { of: readonly (typeof services)[number][] }) {
  return (
    <ul className="drop__column">
      {of.map((service) => (
        <li key={service.slug}>
          <ServiceLink {...service} />
        </li>
      ))}
    </ul>
  );
}
