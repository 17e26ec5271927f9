import type { LinksFunction } from "react-router";
import { PlainArticle } from "#app/articles/plain-article.tsx";
import { breadcrumbData, pageMeta } from "#app/seo.ts";
import { PageHead } from "#app/site/page-head.tsx";
import styles from "#app/styles/pages/articles.css?url";
import { privacyPolicy } from "#content/privacy-policy.ts";
import { site } from "#content/site.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function meta() {
  const { seo, title, path } = privacyPolicy;
  return pageMeta({ ...seo, path, data: [breadcrumbData([site.home, { name: title, path }])] });
}

export default function PrivacyPolicyPage() {
  const { title, lead, ...article } = privacyPolicy;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <PlainArticle {...article} />
    </>
  );
}
