import type { LinksFunction } from "react-router";
import { breadcrumbData, pageMeta } from "#app/seo.ts";
import { OfficialLinks } from "#app/site/official-links.tsx";
import { PageHead } from "#app/site/page-head.tsx";
import { ServiceLink } from "#app/site/service-link.tsx";
import styles from "#app/styles/pages/quick-links.css?url";
import { quickLinks } from "#content/quick-links.ts";
import { site } from "#content/site.ts";
import { services } from "#contract/services.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function meta() {
  const { seo, heading, path } = quickLinks;
  return pageMeta({
    ...seo,
    path,
    image: "quick-links",
    data: [breadcrumbData([site.home, { name: heading, path }])],
  });
}

export default function QuickLinksPage() {
  const { heading, lead, official, services: ours } = quickLinks;
  return (
    <>
      <PageHead title={heading} lead={lead} isBanded />
      <section className="quick" aria-labelledby="official">
        <div className="wrap">
          <h2 id="official">{official.heading}</h2>
          <p>{official.text}</p>
          <OfficialLinks />
        </div>
      </section>
      <section className="quick" aria-labelledby="services">
        <div className="wrap">
          <h2 id="services">{ours.heading}</h2>
          <p>{ours.text}</p>
          <ul className="quick__services">
            {services.map((service) => (
              <li key={service.slug}>
                <ServiceLink {...service} />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
