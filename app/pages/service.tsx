import { data, type LinksFunction, type MetaDescriptor } from "react-router";
import { EnquiryLink } from "#app/leads/enquiry-link.tsx";
import { breadcrumbData, pageMeta } from "#app/seo.ts";
import { AnchorLink } from "#app/services/anchor-link.tsx";
import { checklistId, faqId } from "#app/services/body-ids.ts";
import { ServiceHero } from "#app/services/hero.tsx";
import { KeyFacts } from "#app/services/key-facts.tsx";
import { looks } from "#app/services/looks.ts";
import { rosetteFile } from "#app/services/rosettes.ts";
import { shownPage } from "#app/services/shown-page.ts";
import { Below } from "#app/site/below.tsx";
import { Crumbs } from "#app/site/crumbs.tsx";
import { faqData, serviceData } from "#app/structured-data.ts";
import styles from "#app/styles/pages/service.css?url";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Nearby, nearby } from "#app/ui/nearby.tsx";
import { servicePages } from "#content/services.ts";
import { site } from "#content/site.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/service.ts";

const Body = nearby(
  "service-body",
  async () => (await import("#app/services/body.tsx")).ServiceBody,
);

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function meta({ loaderData }: Route.MetaArgs) {
  const { service, page, rosette } = loaderData;
  const path = `/${service.slug}`;
  const { name } = service;
  const head = pageMeta({
    ...page.seo,
    path,
    image: service.slug,
    data: [
      serviceData({ name, description: page.seo.description, path }),
      faqData(
        page.faq.map(({ question, answer }) => ({ question, answer: answer.flat().join(" ") })),
      ),
      breadcrumbData([site.home, site.services, { name, path }]),
    ],
  });
  return [...head, preloadedMask(rosette)];
}

/** Otherwise the browser would learn of it from the style sheet only, and Lighthouse's phone would paint 0.3 s later. */
function preloadedMask(href: string): MetaDescriptor {
  return {
    tagName: "link",
    rel: "preload",
    as: "image",
    href,
    crossOrigin: "anonymous",
    fetchPriority: "low",
  };
}

/** One of the 17, by its own address. On the server, so that no page brings the words of the other sixteen. */
export function loader({ pattern }: Route.LoaderArgs) {
  // The path as routes.ts has it.
  const service = services.find(({ slug }) => slug === pattern);
  if (!service) throw data(null, { status: 404 });
  const page = servicePages[service.slug];
  const related = services
    .filter(({ slug }) => page.related.includes(slug))
    .map((other) => ({ ...other, look: looks[other.slug] }));
  const look = looks[service.slug];
  return { service, page: shownPage(page), look, rosette: rosetteFile(look.rosette), related };
}

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  const { service, page, look } = loaderData;
  return (
    // The key: what was opened on one service's page is not open on the next.
    <div key={service.slug} className={`ros--${look.rosette}`}>
      <ServiceHero
        name={service.name}
        look={look}
        lead={page.lead}
        crumbs={<Crumbs way={[site.services]} here={service.name} />}
        actions={<HeroActions path={`/${service.slug}`} />}
      />
      <KeyFacts of={page.keyFacts} />
      <Below>
        <Nearby id="service-body" className="below">
          <Body {...loaderData} EnquiryLink={EnquiryLink} />
        </Nearby>
      </Below>
    </div>
  );
}

function HeroActions({ path }: { path: string }) {
  return (
    <>
      <EnquiryLink className={buttonClass()}>Enquire Now</EnquiryLink>
      <AnchorLink className="more" path={path} id={checklistId}>
        Document checklist
        <Icon name="arrow-down" />
      </AnchorLink>
      <AnchorLink className="more" path={path} id={faqId}>
        Questions and answers
        <Icon name="arrow-down" />
      </AnchorLink>
    </>
  );
}
