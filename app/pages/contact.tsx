import type { LinksFunction } from "react-router";
import { apiContext } from "#app/api.ts";
import medallion from "#app/art/medallion-5.svg";
import { Ways } from "#app/contact/ways.tsx";
import { formSoon } from "#app/leads/form-soon.tsx";
import { leadFormsOf } from "#app/leads/lead-forms.ts";
import { answerPost, messageSentPath } from "#app/leads/posted-form.ts";
import { breadcrumbData, organizationData, pageMeta } from "#app/seo.ts";
import { Accounts } from "#app/site/accounts.tsx";
import { Below } from "#app/site/below.tsx";
import { PageHead } from "#app/site/page-head.tsx";
import styles from "#app/styles/pages/contact.css?url";
import { Nearby, nearby } from "#app/ui/nearby.tsx";
import { contact } from "#content/contact.ts";
import { site } from "#content/site.ts";
import type { Route } from "./+types/contact.ts";

const Form = formSoon(
  "contact",
  async () => (await import("#app/leads/contact-form.tsx")).ContactForm,
);
const OfficeLabels = nearby(
  "labels",
  async () => (await import("#app/contact/office-labels.tsx")).OfficeLabels,
);
const Places = nearby("places", async () => (await import("#app/contact/places.tsx")).Places);

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function meta() {
  const { seo, heading, path } = contact;
  const way = [site.home, { name: heading, path }];
  return pageMeta({
    ...seo,
    path,
    image: "contact",
    data: [organizationData(), breadcrumbData(way)],
  });
}

/** The page is made at build time; a post without JavaScript is answered by the server, and success elsewhere. */
export function action({ request, context }: Route.ActionArgs) {
  const form = leadFormsOf(context.get(apiContext)).contact;
  return answerPost({ request, context }, form, { sentPath: messageSentPath });
}

export default function ContactPage({ actionData }: Route.ComponentProps) {
  const { path, heading, lead, form } = contact;
  return (
    <>
      <PageHead title={heading} lead={lead} isBanded />
      <div className="wrap contact">
        <div>
          <Ways accounts={<Accounts order={["facebook", "instagram", "twitter", "youtube"]} />} />
          <Nearby id="labels" className="labels">
            <OfficeLabels />
          </Nearby>
        </div>
        <section className="formsheet" id="message" aria-labelledby="message-title">
          <div className="slip__band" />
          <div className="formsheet__head">
            <div>
              <h2 id="message-title">{form.heading}</h2>
              <p>{form.text}</p>
            </div>
            <img src={medallion} alt="" width="72" height="72" />
          </div>
          <Form action={`${path}#message`} {...(actionData && { posted: actionData })} />
        </section>
      </div>
      <Below>
        <Nearby id="places" className="below">
          <Places />
        </Nearby>
      </Below>
    </>
  );
}
