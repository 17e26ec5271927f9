import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { QuickContactForm } from "#app/leads/quick-contact-form.tsx";
import { prepareNextVisit } from "#app/offline/next-visit.ts";
import { VisitedPages } from "#app/visits.ts";
import { brand } from "#content/brand.ts";
import { footer } from "#content/footer.ts";
import { search } from "#content/search.ts";
import { site } from "#content/site.ts";
import { Accounts } from "./accounts.tsx";
import { IntendedPage } from "./intended-page.tsx";
import { LoadingNotice } from "./loading-notice.tsx";
import { Logo } from "./logo.tsx";
import { SearchForm } from "./search-form.tsx";

/** Source: SPEC.md §2.4. */
export function Footer() {
  useEffect(prepareNextVisit, []);
  return (
    <>
      <VisitedPages />
      <LoadingNotice />
      <IntendedPage />
      <section className="mailstrip" aria-labelledby="mailstrip-title">
        <div className="wrap mailstrip__in">
          <div className="mailstrip__say">
            <h2 id="mailstrip-title">{footer.quickContact.heading}</h2>
            <p>{footer.quickContact.tagline}</p>
          </div>
          <QuickContactForm place="footer" />
        </div>
      </section>
      <footer className="foot on-dark">
        <div className="wrap foot__in">
          <div className="foot__about">
            <Logo />
            <p>{footer.about}</p>
            <Accounts />
            <SearchForm name={search.fromFooter} />
          </div>
          <Offices />
          <Links heading="Menu" of={[site.home, site.services, ...site.places]} />
          <Links heading="Policies" of={footer.policies} />
        </div>
        <div className="foot__band" />
        <div className="wrap foot__base">
          <p>
            © <ThisYear /> {brand.name}
          </p>
          <p>{footer.limits}</p>
        </div>
      </footer>
    </>
  );
}

function Offices() {
  const last = brand.offices.length - 1;
  return (
    <div className="foot__where">
      <h2>Offices</h2>
      {brand.offices.map(({ city, address, phone, tel }, at) => (
        <address key={city}>
          <strong>{city}</strong>
          {address}
          <br />
          <a href={`tel:${tel}`}>{phone}</a>
          {at === last && (
            <>
              <br />
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </>
          )}
        </address>
      ))}
    </div>
  );
}

type LinksProps = { heading: string; of: readonly { name: string; path: string }[] };

function Links({ heading, of }: LinksProps) {
  return (
    <div>
      <h2>{heading}</h2>
      <ul>
        {of.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A page made at build time may still be read next year: the browser corrects what stands in it. */
function ThisYear() {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (text.current) text.current.textContent = String(new Date().getFullYear());
  }, []);
  return (
    <span ref={text} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
