import type { ComponentType, ReactNode } from "react";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { CallToAction } from "#content/service-page.ts";
import type { services } from "#contract/services.ts";
import { Cards } from "./cards.tsx";
import { Checklist } from "./checklist.tsx";
import { Connect } from "./connect.tsx";
import { Faq } from "./faq.tsx";
import type { Look } from "./looks.ts";
import { PleaseNote } from "./please-note.tsx";
import { Related } from "./related.tsx";
import type { ShownPage } from "./shown-page.ts";
import { Sources } from "./sources.tsx";
import { Stages } from "./stages.tsx";
import { TextSection } from "./text-section.tsx";

type Service = (typeof services)[number];
/** The link that opens the enquiry dialog. */
type EnquiryLink = ComponentType<{ className: string; children: ReactNode }>;

type Props = {
  service: Service;
  page: ShownPage;
  look: Look;
  related: (Service & { look: Look })[];
  EnquiryLink: EnquiryLink;
};

/** All that a service's page says below its first screen. */
export function ServiceBody({ service, page, look, related, EnquiryLink }: Props) {
  const { marks } = look;
  const lastCall = page.callsToAction.at(-1);
  const cards = <Cards {...page.cards} marks={marks} />;
  // Cards that are stages themselves come before our own steps.
  const isInOrder = marks === "numbers";
  return (
    <>
      {page.about && <TextSection {...page.about} />}
      {isInOrder && cards}
      <Stages {...page.stages} />
      {!isInOrder && cards}
      {page.blocks?.map((block) => (
        <TextSection key={block.id} {...block} />
      ))}
      {page.whyUs && <TextSection {...page.whyUs} />}
      {page.callsToAction.slice(0, -1).map((call) => (
        <Call key={call.title} {...call} EnquiryLink={EnquiryLink} isQuiet />
      ))}
      <Checklist {...page.checklist} name={service.name} />
      <PleaseNote of={page.note} />
      {lastCall && <Call {...lastCall} EnquiryLink={EnquiryLink} />}
      <Faq of={page.faq} contact={<ContactLink />} />
      <Sources of={page.sources} further={page.further} />
      <Related of={related} />
    </>
  );
}

type CallProps = CallToAction & { EnquiryLink: EnquiryLink; isQuiet?: boolean };

function Call({ button, EnquiryLink, isQuiet = false, ...words }: CallProps) {
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
