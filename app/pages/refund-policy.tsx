import type { LinksFunction } from "react-router";
import { PlainArticle } from "#app/articles/plain-article.tsx";
import { breadcrumbData, pageMeta } from "#app/seo.ts";
import { PageHead } from "#app/site/page-head.tsx";
import styles from "#app/styles/pages/articles.css?url";
import { refundPolicy } from "#content/refund-policy.ts";
import { site } from "#content/site.ts";
import type { Route } from "./+types/refund-policy.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function meta({ loaderData }: Route.MetaArgs) {
  const { seo, title, path } = loaderData;
  return pageMeta({ ...seo, path, data: [breadcrumbData([site.home, { name: title, path }])] });
}

/** On the server, so that the page's words do not come a second time as a script. */
export function loader() {
  return refundPolicy;
}

export default function RefundPolicyPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, ...article } = loaderData;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <PlainArticle {...article} />
    </>
  );
}
