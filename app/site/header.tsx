import { EnquiryLink } from "#app/leads/enquiry-link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { brand } from "#content/brand.ts";
import { site } from "#content/site.ts";
import { Logo } from "./logo.tsx";
import { menuId } from "./menu-id.ts";
import { PlaceLink } from "./place-link.tsx";
import { ServicesPanel } from "./services-panel.tsx";

/** Source: SPEC.md §2.3. */
export function Header() {
  return (
    <>
      <aside className="topline on-dark" aria-label="Phone and email">
        <div className="wrap">
          {brand.offices.map(({ city, phone, tel }) => (
            <a key={city} href={`tel:${tel}`}>
              <span>{city}</span>
              {` ${phone}`}
            </a>
          ))}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </div>
      </aside>
      <header className="head">
        <div className="wrap head__in">
          <Logo />
          <nav className="nav" aria-label="Main">
            <PlaceLink to={site.home.path}>{site.home.name}</PlaceLink>
            <ServicesPanel />
            {[...site.places, site.blog].map(({ name, path }) => (
              <PlaceLink key={path} to={path}>
                {name}
              </PlaceLink>
            ))}
          </nav>
          <EnquiryLink className={buttonClass({ size: "sm" })}>Enquire Now</EnquiryLink>
          <button
            className="burger"
            type="button"
            popoverTarget={menuId}
            aria-label="Open the menu"
          >
            <Icon name="menu" />
          </button>
        </div>
      </header>
    </>
  );
}
