import type { LinksFunction } from "react-router";
import { PlainArticle } from "#app/articles/plain-article.tsx";
import { breadcrumbData, pageMeta } from "#app/seo.ts";
import { PageHead } from "#app/site/page-head.tsx";
import styles from "#app/styles/pages/articles.css?url";
import { disclaimer } from "#content/disclaimer.ts";
import { site } from "#content/site.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function meta() {
  const { seo, title, path } = disclaimer;
  return pageMeta({ ...seo, path, data: [breadcrumbData([site.home, { name: title, path }])] });
}

export default function DisclaimerPage() {
  const { title, lead, ...article } = disclaimer;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <PlainArticle {...article} />
    </>
  );
}
