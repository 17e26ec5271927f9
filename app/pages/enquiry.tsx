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
import type { Route } from "./+types/enquiry.ts";

const Form = formSoon(
  "enquiry",
  async () => (await import("#app/leads/enquiry-form.tsx")).EnquiryForm,
);

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The enquiry form as a page of its own: where "Enquire Now" leads without JavaScript. */
export function meta() {
  return unlistedMeta("Enquiry");
}

export function loader({ request }: Route.LoaderArgs) {
  return { sent: shownSent(request), form: newForm() };
}

export function action({ request, context }: Route.ActionArgs) {
  return answerPost({ request, context }, leadFormsOf(context.get(apiContext)).enquiry);
}

export default function EnquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, form } = loaderData;
  return (
    <>
      <PageHead title="Enquiry" lead="Six short answers. We read them before we write or call." />
      <div className="wrap form-page">
        {sent ? (
          <SentNotice text="Enquiry sent successfully!" {...sent} />
        ) : (
          <Form posted={actionData ?? form} />
        )}
        <BesideForm isSent={Boolean(sent)} />
      </div>
    </>
  );
}
