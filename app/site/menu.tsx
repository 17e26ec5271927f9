import { useRef } from "react";
import { EnquiryLink } from "#app/leads/enquiry-link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { waitingMark } from "#app/ui/waiting-parts.ts";
import { brand } from "#content/brand.ts";
import { search } from "#content/search.ts";
import { site } from "#content/site.ts";
import { services } from "#contract/services.ts";
import { Logo } from "./logo.tsx";
import { menuId } from "./menu-id.ts";
import { PlaceLink } from "./place-link.tsx";
import { SearchForm } from "./search-form.tsx";
import { ServiceLink } from "./service-link.tsx";
import { useMenu } from "./use-menu.ts";
import { useServicesCurrent } from "./use-services-current.ts";

/**
 * The header's items on small screens, sliding in from the right. The browser opens and closes it (popover); what it
 * learns with JavaScript stands in use-menu.ts. It must be a sibling of all that lies under it.
 */
export function Menu() {
  const panel = useRef<HTMLDivElement>(null);
  useMenu(panel);

  return (
    <div
      className="menu"
      id={menuId}
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label="Menu"
      {...waitingMark}
    >
      <div className="menu__top">
        <Logo />
        <button
          className="x"
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label="Close the menu"
        >
          <Icon name="x" />
        </button>
      </div>
      <nav aria-label="All pages">
        <PlaceLink to={site.home.path}>{site.home.name}</PlaceLink>
        <Services />
        {[...site.places, site.blog].map(({ name, path }) => (
          <PlaceLink key={path} to={path}>
            {name}
          </PlaceLink>
        ))}
      </nav>
      <div className="menu__foot">
        <SearchForm name={search.fromMenu} />
        <EnquiryLink className={buttonClass()}>Enquire Now</EnquiryLink>
        {brand.offices.map(({ city, phone, tel }) => (
          <a key={city} href={`tel:${tel}`}>
            <span>{city}</span>
            {phone}
          </a>
        ))}
      </div>
    </div>
  );
}

function Services() {
  return (
    // The visitor may have opened it before React came.
    <details suppressHydrationWarning>
      <summary aria-current={useServicesCurrent()}>
        {site.services.name}
        <Icon name="chevron-down" />
      </summary>
      <ul className="menu__sub">
        <li>
          <PlaceLink className="more" to={site.services.path} end>
            {site.servicesIntro.more}
            <span className="vh"> about our services</span>
            <Icon name="arrow-right" />
          </PlaceLink>
        </li>
        {services.map((service) => (
          <li key={service.slug}>
            <ServiceLink {...service} />
          </li>
        ))}
      </ul>
    </details>
  );
}
