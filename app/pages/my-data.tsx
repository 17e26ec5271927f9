import { data, type LinksFunction, redirect } from "react-router";
import { ApiFailure, apiContext, type ServerApi } from "#app/api.ts";
import { StepsBeside } from "#app/contact/steps-beside.tsx";
import { answerPost, type PostableForm } from "#app/leads/posted-form.ts";
import { keyStaysHere, linkData, linkKeyOf, refuseTooMany } from "#app/privacy/link-data.ts";
import { MyDataAsk } from "#app/privacy/my-data-ask.tsx";
import { MyDataDelete } from "#app/privacy/my-data-delete.tsx";
import { Notice } from "#app/privacy/notice.tsx";
import { unlistedMeta } from "#app/seo.ts";
import { PageHead } from "#app/site/page-head.tsx";
import styles from "#app/styles/pages/private.css?url";
import { Nearby, nearby } from "#app/ui/nearby.tsx";
import { myData } from "#content/my-data.ts";
import { myDataSteps } from "#content/my-data-steps.ts";
import { personInput } from "#contract/personal-data.ts";
import { check, mapChecked } from "#contract/validate.ts";
import type { Route } from "./+types/my-data.ts";

const MyDataShown = nearby(
  "held",
  async () => (await import("#app/privacy/my-data-shown.tsx")).MyDataShown,
);

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const headers = () => keyStaysHere;

export function meta({ params }: Route.MetaArgs) {
  return unlistedMeta(params.step ? myData.deleting.heading : myData.heading);
}

/** With a link's key: what is held for its address. Without one, or with an address that was cut: the way to a link. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const isDeleting = params.step === "delete";
  const isCut = params.step !== undefined && !isDeleting;
  const linkKey = linkKeyOf(request);
  if (!linkKey && !isCut) {
    const news = ["sent", "deleted"].find((name) => searchParams.has(name));
    return { linkKey, news, isDeleting, held: undefined };
  }
  const held = isCut ? undefined : await linkData(context.get(apiContext).myData(linkKey));
  return data({ linkKey, news: undefined, isDeleting, held }, { status: held ? 200 : 404 });
}

/** Asks for a link, or deletes. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  if (params.step !== "delete") return answerPost({ request, context }, askFormOf(api));
  refuseTooMany({ context });
  try {
    await api.eraseMyData(linkKeyOf(request));
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // An ended link is told by the loader.
    if (error.status === 404) return null;
    return data({ problem: { text: myData.deleting.failure } }, { status: error.status || 503 });
  }
  return redirect(`${myData.path}?deleted`, 303);
}

function askFormOf({ mailMyDataLink }: ServerApi): PostableForm {
  return {
    check: (values) =>
      mapChecked(
        check(personInput, values),
        (person) => () => mailMyDataLink(person).then(() => ({})),
      ),
    failureText: ({ text }) => text ?? myData.ask.failure,
  };
}

export default function MyDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { linkKey, news, held, isDeleting } = loaderData;
  if (news) return <News of={news} />;
  if (!held) return <AskForLink hasEnded={linkKey !== ""} actionData={actionData} />;
  return (
    <div className="wrap form-page">
      <h1>{isDeleting ? myData.deleting.heading : myData.heading}</h1>
      {isDeleting ? (
        <MyDataDelete email={held.email} linkKey={linkKey} problem={actionData?.problem?.text} />
      ) : (
        <Nearby id="held">
          <MyDataShown held={held} linkKey={linkKey} />
        </Nearby>
      )}
    </div>
  );
}

/** What became of what was asked for. */
function News({ of: news }: { of: string }) {
  const { ask, deleting, heading } = myData;
  return (
    <div className="wrap form-page">
      <h1>{heading}</h1>
      {news === "deleted" ? (
        <Notice title={deleting.done}>{deleting.after}</Notice>
      ) : (
        <Notice title={ask.sent}>{null}</Notice>
      )}
    </div>
  );
}

type AskProps = { hasEnded: boolean } & Pick<Route.ComponentProps, "actionData">;

function AskForLink({ hasEnded, actionData }: AskProps) {
  const posted = actionData && "values" in actionData ? actionData : undefined;
  return (
    <>
      <PageHead title={myData.heading} lead={hasEnded ? myData.ended : myData.ask.lead} />
      <div className="wrap form-page">
        <MyDataAsk email={posted?.values?.email} problem={actionData?.problem} />
        <div className="beside">
          <StepsBeside {...myDataSteps} />
        </div>
      </div>
    </>
  );
}
