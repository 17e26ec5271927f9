import { useRef } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { site } from "#content/site.ts";
import { services } from "#contract/services.ts";
import { ServiceLink } from "./service-link.tsx";
import { useDropdown } from "./use-dropdown.ts";
import { useServicesCurrent } from "./use-services-current.ts";

/** How many of the 17 stand in the first column. Source: SPEC.md §2.3. */
const firstColumn = 9;

/** The dropdown of the header. It opens by itself; what it learns with JavaScript stands in use-dropdown.ts. */
export function ServicesPanel() {
  const panel = useRef<HTMLDetailsElement>(null);
  const current = useServicesCurrent();
  useDropdown(panel);

  return (
    // The visitor may have opened it before React came.
    <details ref={panel} suppressHydrationWarning>
      <summary aria-current={current}>
        {site.services.name}
        <Icon name="chevron-down" />
      </summary>
      <div className="drop">
        <div className="wrap drop__in">
          <div className="drop__intro">
            <h2>{site.servicesIntro.heading}</h2>
            <p>{site.servicesIntro.text}</p>
            <Link className="more" to={site.services.path}>
              {site.servicesIntro.more}
              <Icon name="arrow-right" />
            </Link>
          </div>
          <Column of={services.slice(0, firstColumn)} />
          <Column of={services.slice(firstColumn)} />
        </div>
        <div className="drop__edge" />
      </div>
    </details>
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
