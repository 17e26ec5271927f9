import { data, type LinksFunction } from "react-router";
import { PlainArticle } from "#app/articles/plain-article.tsx";
import { breadcrumbData, pageMeta } from "#app/seo.ts";
import { PageHead } from "#app/site/page-head.tsx";
import styles from "#app/styles/pages/articles.css?url";
import { plainArticles } from "#content/plain-articles.ts";
import { site } from "#content/site.ts";
import type { Route } from "./+types/plain-article.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function meta({ loaderData }: Route.MetaArgs) {
  const { seo, title, path } = loaderData;
  return pageMeta({
    ...seo,
    path,
    image: path.slice(1),
    data: [breadcrumbData([site.home, { name: title, path }])],
  });
}

/** On the server, so that the page's words do not come a second time as a script. */
export function loader({ pattern }: Route.LoaderArgs) {
  // The path as routes.ts has it.
  const article = plainArticles.find(({ path }) => path === pattern);
  if (!article) throw data(null, { status: 404 });
  return article;
}

export default function PlainArticlePage({ loaderData }: Route.ComponentProps) {
  const { title, lead, ...article } = loaderData;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <PlainArticle {...article} />
    </>
  );
}
