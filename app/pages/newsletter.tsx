import type { LinksFunction } from "react-router";
import { apiContext } from "#app/api.ts";
import { StepsBeside } from "#app/contact/steps-beside.tsx";
import { answerPost, newFormKey } from "#app/leads/posted-form.ts";
import { SubscribedNotice } from "#app/leads/subscribed-notice.tsx";
import { subscriptionFormOf } from "#app/leads/subscription.ts";
import { unlistedMeta } from "#app/seo.ts";
import { PageHead } from "#app/site/page-head.tsx";
import styles from "#app/styles/pages/private.css?url";
import { Nearby, soon } from "#app/ui/nearby.tsx";
import { newsletter } from "#content/newsletter.ts";
import { newsletterSteps } from "#content/newsletter-steps.ts";
import type { Route } from "./+types/newsletter.ts";

const Form = soon(
  "newsletter-form",
  async () => (await import("#app/leads/newsletter-form.tsx")).NewsletterForm,
);

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The newsletter's form as a page of its own: where the bar's "News" leads without JavaScript. */
export function meta() {
  return unlistedMeta(newsletter.heading);
}

export function loader({ request }: Route.LoaderArgs) {
  return { isSent: new URL(request.url).searchParams.has("sent"), key: newFormKey() };
}

export function action({ request, context }: Route.ActionArgs) {
  return answerPost({ request, context }, subscriptionFormOf(context.get(apiContext)));
}

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isSent, key } = loaderData;
  return (
    <>
      <PageHead title={newsletter.heading} lead={newsletter.text} />
      <div className="wrap form-page">
        {isSent ? (
          <SubscribedNotice />
        ) : (
          <>
            <Nearby id="newsletter-form">
              <Form posted={actionData ?? { key }} />
            </Nearby>
            <div className="beside">
              <StepsBeside {...newsletterSteps} />
            </div>
          </>
        )}
      </div>
    </>
  );
}
