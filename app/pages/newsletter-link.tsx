import { data, Link, type LinksFunction } from "react-router";
import { apiContext, type ServerApi } from "#app/api.ts";
import { keyStaysHere, linkData, linkKeyOf, refuseTooMany } from "#app/privacy/link-data.ts";
import { Notice } from "#app/privacy/notice.tsx";
import { unlistedMeta } from "#app/seo.ts";
import styles from "#app/styles/pages/private.css?url";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { newsletterLink } from "#content/newsletter-link.ts";
import type { Subscription } from "#contract/answers/leads.ts";
import { newsletterPath } from "#contract/counted-forms.ts";
import type { Route } from "./+types/newsletter-link.ts";

type Step = "confirm" | "unsubscribe";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const headers = () => keyStaysHere;

export function meta({ params }: Route.MetaArgs) {
  return unlistedMeta(newsletterLink[stepOf(params.step) ?? "ended"].heading);
}

const looks: Record<Step, (api: ServerApi, key: string) => Promise<Subscription>> = {
  confirm: (api, key) => api.subscriptionToConfirm(key),
  unsubscribe: (api, key) => api.subscriptionToEnd(key),
};
const presses: Record<Step, (api: ServerApi, key: string) => Promise<Subscription>> = {
  confirm: (api, key) => api.confirmSubscription(key),
  unsubscribe: (api, key) => api.endSubscription(key),
};

/** Reading asks, and changes nothing: programs that look at mails follow their links by themselves. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const step = stepOf(params.step);
  const found = step && (await linkData(looks[step](context.get(apiContext), linkKeyOf(request))));
  return data({ step, found }, { status: found ? 200 : 404 });
}

/**
 * The press, on the page or in a mail program (RFC 8058): the address says all, so the body is not looked at, and the
 * answer leads nowhere else.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  refuseTooMany({ context });
  const step = stepOf(params.step);
  const found =
    step && (await linkData(presses[step](context.get(apiContext), linkKeyOf(request))));
  return data(null, { status: found ? 200 : 404 });
}

/** Undefined for a link that has lost its end on the way. */
function stepOf(step: string): Step | undefined {
  return step === "confirm" || step === "unsubscribe" ? step : undefined;
}

export default function NewsletterLinkPage({ loaderData }: Route.ComponentProps) {
  const { step, found } = loaderData;
  const isThere = step && found;
  const { heading } = newsletterLink[isThere ? step : "ended"];
  return (
    <div className="wrap form-page">
      <h1>{heading}</h1>
      {isThere ? <Answer step={step} {...found} /> : <Ended text={newsletterLink.ended.text} />}
    </div>
  );
}

function Answer({ step, email, state }: Pick<Subscription, "email" | "state"> & { step: Step }) {
  const words = newsletterLink[step];
  const isDone = state === (step === "confirm" ? "confirmed" : "unsubscribed");
  if (isDone) {
    return (
      <Notice title={words.done}>
        {words.after} <span className="private__address">{email}</span>
      </Notice>
    );
  }
  if (step === "confirm" && state === "unsubscribed") {
    return <Ended text={newsletterLink.confirm.undone} />;
  }
  return (
    <>
      <p className="lead">
        {words.ask} <strong className="private__address">{email}</strong>
      </p>
      {/* Without an action it posts to its own address, key included. */}
      <form method="post">
        <Button type="submit">{words.press}</Button>
      </form>
    </>
  );
}

function Ended({ text }: { text: string }) {
  return (
    <>
      <p className="lead">{text}</p>
      <div className="actions">
        <Link className={buttonClass()} to={newsletterPath}>
          {newsletterLink.again}
        </Link>
      </div>
    </>
  );
}
