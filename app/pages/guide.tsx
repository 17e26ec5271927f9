import type { LinksFunction } from "react-router";
import { apiContext } from "#app/api.ts";
import picture from "#app/art/guide.svg";
import { ReadingProgress } from "#app/articles/reading-progress.tsx";
import { shownGuide } from "#app/articles/shown-guide.ts";
import { articleMessage } from "#app/leads/article-message.ts";
import { leadFormsOf } from "#app/leads/lead-forms.ts";
import { answerPost, messageSentPath } from "#app/leads/posted-form.ts";
import { breadcrumbData, pageMeta } from "#app/seo.ts";
import { Crumbs } from "#app/site/crumbs.tsx";
import { articleData, faqData } from "#app/structured-data.ts";
import styles from "#app/styles/pages/articles.css?url";
import { Nearby, soon } from "#app/ui/nearby.tsx";
import { guide } from "#content/guide.ts";
import { site } from "#content/site.ts";
import { dayText, monthText } from "#contract/day-text.ts";
import type { Route } from "./+types/guide.ts";

/** Needed soon: what is typed into its form is kept from the first key on. */
const Beside = soon(
  "beside",
  async () => (await import("#app/site/beside-article.tsx")).BesideArticle,
);
/** Words and links to them, all of which work without a script. */
const Body = soon(
  "guide-body",
  async () => (await import("#app/articles/guide-body.tsx")).GuideBody,
);

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function meta({ loaderData }: Route.MetaArgs) {
  const { seo, name, title, path, publishedOn, questions } = loaderData;
  return pageMeta({
    ...seo,
    path,
    image: "guide",
    type: "article",
    data: [
      articleData({ headline: title, description: seo.description, path, publishedOn }),
      breadcrumbData([site.home, { name, path }]),
      faqData(questions.items),
    ],
  });
}

/** On the server, so that the page's words do not come a second time as a script. */
export function loader() {
  return shownGuide(guide);
}

/** The page is made at build time; a post without JavaScript is answered by the server, and success elsewhere. */
export function action({ request, context }: Route.ActionArgs) {
  const form = leadFormsOf(context.get(apiContext)).article;
  const message = articleMessage(guide.title, new URL(request.url).origin + guide.path);
  return answerPost({ request, context }, form, { added: { message }, sentPath: messageSentPath });
}

export default function GuidePage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, title, path, publishedOn, reviewedOn, picture: words } = loaderData;
  return (
    <>
      <ReadingProgress />
      <div className="wrap article">
        <article>
          <Crumbs here={name} />
          <h1>{title}</h1>
          <p className="byline">
            <time dateTime={publishedOn}>{dayText(publishedOn)}</time>
            <span>
              Reviewed <time dateTime={reviewedOn}>{monthText(reviewedOn)}</time>
            </span>
          </p>
          <img
            className="article__picture"
            src={picture}
            alt={words.alt}
            width="960"
            height="640"
          />
          <Nearby id="guide-body">
            <Body of={loaderData} />
          </Nearby>
        </article>
        <Nearby id="beside" className="article__beside">
          <Beside title={title} path={path} posted={actionData} />
        </Nearby>
      </div>
    </>
  );
}
