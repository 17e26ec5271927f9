import type { LinksFunction } from "react-router";
import { EnquiryLink } from "#app/leads/enquiry-link.tsx";
import { breadcrumbData, pageMeta } from "#app/seo.ts";
import { looks } from "#app/services/looks.ts";
import type { OverviewEntry } from "#app/services/overview.ts";
import { OverviewBlocks } from "#app/services/overview-blocks.tsx";
import { OverviewIndex } from "#app/services/overview-index.tsx";
import { Below } from "#app/site/below.tsx";
import { Crumbs } from "#app/site/crumbs.tsx";
import { OfficialLinks } from "#app/site/official-links.tsx";
import styles from "#app/styles/pages/services.css?url";
import { servicePages } from "#content/services.ts";
import { overviewOrder, servicesOverview } from "#content/services-overview.ts";
import { site } from "#content/site.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/services.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function meta() {
  return pageMeta({
    ...servicesOverview.seo,
    path: site.services.path,
    image: "services",
    data: [breadcrumbData([site.home, site.services])],
  });
}

/** On the server, so that the page brings what it says of each service and not the 17 whole pages. */
export function loader() {
  return { entries: overviewOrder.flatMap(entryOf) };
}

function entryOf({ anchor, slug }: (typeof overviewOrder)[number]): OverviewEntry[] {
  return services
    .filter((service) => service.slug === slug)
    .map((service) => ({ ...service, anchor, look: looks[slug], ...servicePages[slug].overview }));
}

export default function ServicesRoute({ loaderData }: Route.ComponentProps) {
  const { entries } = loaderData;
  const { heading, intro, enquire, links } = servicesOverview;
  return (
    <>
      <header className="phead phead--band">
        <div className="wrap">
          <Crumbs here={site.services.name} />
          <h1>{heading}</h1>
          <p className="lead">{intro}</p>
          <OverviewIndex of={entries} />
        </div>
      </header>
      <Below>
        <OverviewBlocks
          of={entries}
          enquire={<EnquiryLink className="more">{enquire}</EnquiryLink>}
        />
        <section className="sec sec--tint">
          <div className="wrap">
            <h2 className="h2">{links.heading}</h2>
            <p className="lead">{links.intro}</p>
            <OfficialLinks />
          </div>
        </section>
      </Below>
    </>
  );
}
