import { data, Link, type LinksFunction } from "react-router";
import { EnquiryLink } from "#app/leads/enquiry-link.tsx";
import { breadcrumbData, pageMeta } from "#app/seo.ts";
import { AnchorLink } from "#app/services/anchor-link.tsx";
import { Cards } from "#app/services/cards.tsx";
import { Checklist, checklistId } from "#app/services/checklist.tsx";
import { Connect } from "#app/services/connect.tsx";
import { Faq, faqId } from "#app/services/faq.tsx";
import { ServiceHero } from "#app/services/hero.tsx";
import { KeyFacts } from "#app/services/key-facts.tsx";
import { looks } from "#app/services/looks.ts";
import { PleaseNote } from "#app/services/please-note.tsx";
import { Related } from "#app/services/related.tsx";
import { Sources } from "#app/services/sources.tsx";
import { Stages } from "#app/services/stages.tsx";
import { TextSection } from "#app/services/text-section.tsx";
import { Crumbs } from "#app/site/crumbs.tsx";
import { faqData, serviceData } from "#app/structured-data.ts";
import styles from "#app/styles/pages/service.css?url";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { CallToAction } from "#content/service-page.ts";
import { servicePages } from "#content/services.ts";
import { site } from "#content/site.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/service.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function meta({ loaderData }: Route.MetaArgs) {
  const { service, page } = loaderData;
  const path = `/${service.slug}`;
  const { name } = service;
  return pageMeta({
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
}

/** One of the 17, by its own address. On the server, so that no page brings the words of the other sixteen. */
export function loader({ url }: Route.LoaderArgs) {
  // The build asks for its pages with a slash at the end.
  const address = url.pathname.replaceAll("/", "");
  const service = services.find(({ slug }) => slug === address);
  if (!service) throw data(null, { status: 404 });
  const page = servicePages[service.slug];
  const related = services
    .filter(({ slug }) => page.related.includes(slug))
    .map((other) => ({ ...other, look: looks[other.slug] }));
  return { service, page, look: looks[service.slug], related };
}

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  const { service, page, look, related } = loaderData;
  const { rosette, marks } = look;
  const lastCall = page.callsToAction.at(-1);
  const cards = <Cards {...page.cards} marks={marks} />;
  // Cards that are stages themselves come before our own steps.
  const isInOrder = marks === "numbers";
  return (
    // The key: what was opened on one service's page is not open on the next.
    <div key={service.slug} className={`ros--${rosette}`}>
      <ServiceHero
        name={service.name}
        look={look}
        lead={page.lead}
        crumbs={<Crumbs way={[site.services]} here={service.name} />}
        actions={<HeroActions path={`/${service.slug}`} />}
      />
      <KeyFacts of={page.keyFacts} />
      {page.about && <TextSection {...page.about} />}
      {isInOrder && cards}
      <Stages {...page.stages} />
      {!isInOrder && cards}
      {page.blocks?.map((block) => (
        <TextSection key={block.id} {...block} />
      ))}
      {page.whyUs && <TextSection {...page.whyUs} />}
      {page.callsToAction.slice(0, -1).map((call) => (
        <Call key={call.title} {...call} isQuiet />
      ))}
      <Checklist {...page.checklist} name={service.name} />
      <PleaseNote of={page.note} />
      {lastCall && <Call {...lastCall} />}
      <Faq of={page.faq} contact={<ContactLink />} />
      <Sources facts={page.facts} links={page.links} />
      <Related of={related} />
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

function Call({ button, isQuiet = false, ...words }: CallToAction & { isQuiet?: boolean }) {
  const variant = isQuiet ? "ink" : "gold";
  return (
    <Connect
      {...words}
      isQuiet={isQuiet}
      action={<EnquiryLink className={buttonClass({ variant })}>{button}</EnquiryLink>}
    />
  );
}

function ContactLink() {
  return (
    <Link className="more" to="/contact">
      Contact Us
      <Icon name="arrow-right" />
    </Link>
  );
}
