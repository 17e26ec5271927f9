import type { LinksFunction } from "react-router";
import { apiContext } from "#app/api.ts";
import { BesideForm } from "#app/contact/beside-form.tsx";
import { formSoon } from "#app/leads/form-soon.tsx";
import { leadFormsOf } from "#app/leads/lead-forms.ts";
import { answerPost, newForm, shownSent } from "#app/leads/posted-form.ts";
import { SentNotice } from "#app/leads/sent-notice.tsx";
import { unlistedMeta } from "#app/seo.ts";
import { PageHead } from "#app/site/page-head.tsx";
import styles from "#app/styles/pages/form.css?url";
import { contact } from "#content/contact.ts";
import type { Route } from "./+types/message.ts";

const Form = formSoon(
  "hero",
  async () => (await import("#app/leads/quick-contact-form.tsx")).QuickContactForm,
);

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The short contact form as a page of its own: where the hero's and the footer's lead without JavaScript. */
export function meta() {
  return unlistedMeta(contact.form.heading);
}

export function loader({ request }: Route.LoaderArgs) {
  return { sent: shownSent(request), form: newForm() };
}

/** The footer's form says phone where this page's says number. */
export async function action({ request, context }: Route.ActionArgs) {
  return answerPost({ request, context }, leadFormsOf(context.get(apiContext)).hero);
}

export default function MessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, form } = loaderData;
  return (
    <>
      <PageHead title={contact.form.heading} lead="Connect with our expert consultants." />
      <div className="wrap form-page">
        {sent ? (
          <SentNotice text="Message sent successfully!" {...sent} />
        ) : (
          <Form place="hero" posted={actionData ?? form} />
        )}
        <BesideForm isSent={Boolean(sent)} />
      </div>
    </>
  );
}
