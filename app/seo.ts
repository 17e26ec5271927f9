import type { MetaDescriptor } from "react-router";
import { blog } from "#content/blog.ts";
import { brand } from "#content/brand.ts";
import { shareImageSize } from "#content/share-image.ts";
import { originPlaceholder } from "#contract/origin.ts";

type Page = {
  /** Without the brand, at most 60 characters. */
  title: string;
  /** At most 155 characters. */
  description: string;
  /** Of the canonical address, from the root. */
  path: string;
  /** Below /og/, without its ending; or, beginning with a slash, a whole path. */
  image?: string;
  type?: "website" | "article";
  /** schema.org data of this page, beside its breadcrumb. */
  data?: readonly object[];
};

/** In a browser its own; on the server the place that the real one is put into. */
function origin(): string {
  return typeof window === "undefined" ? originPlaceholder : window.location.origin;
}

/** The head of a page that is to be found: title, canonical address, how it looks when shared, what it is about. */
export function pageMeta(page: Page): MetaDescriptor[] {
  const url = origin() + (page.path === "/" ? "/" : page.path);
  const name = page.image ?? "default";
  const image = origin() + (name.startsWith("/") ? name : `/og/${name}.png`);
  const title = `${page.title} | ${brand.name}`;
  return [
    { title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:site_name", content: brand.name },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:width", content: String(shareImageSize.width) },
    { property: "og:image:height", content: String(shareImageSize.height) },
    { name: "twitter:card", content: "summary_large_image" },
    ...(page.data ?? []).map((data) => ({
      "script:ld+json": { "@context": "https://schema.org", ...data },
    })),
  ];
}

/** The head of a page that search engines are to leave alone. */
export function unlistedMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

/** The firm with its two offices. Not a LegalService: it is no law firm. */
export function organizationData() {
  return {
    "@type": "Organization",
    "@id": `${origin()}/#organization`,
    name: brand.name,
    url: `${origin()}/`,
    logo: `${origin()}/icon-512.png`,
    email: brand.email,
    sameAs: Object.values(brand.social),
    location: brand.offices.map(({ city, address, phone }) => ({
      "@type": "Place",
      name: `${brand.name}, ${city}`,
      address,
      telephone: phone,
    })),
  };
}

export function webSiteData() {
  return {
    "@type": "WebSite",
    name: brand.name,
    url: `${origin()}/`,
    publisher: { "@id": `${origin()}/#organization` },
  };
}

/** The way from the home page to this one, this one included. */
export function breadcrumbData(steps: readonly { name: string; path: string }[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin() + path,
    })),
  };
}

export function serviceData({
  name,
  description,
  path,
}: {
  name: string;
  description: string;
  path: string;
}) {
  return {
    "@type": "Service",
    name,
    description,
    url: origin() + path,
    provider: { "@id": `${origin()}/#organization`, "@type": "Organization", name: brand.name },
    areaServed: ["US", "IN"],
  };
}

/** `answer` is plain text. */
export function faqData(faq: readonly { question: string; answer: string }[]) {
  return {
    "@type": "FAQPage",
    mainEntity: faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

type Article = { headline: string; description: string; path: string; publishedOn: string };

/** `publishedOn` is YYYY-MM-DD. */
export function articleData({ headline, description, path, publishedOn }: Article) {
  return {
    "@type": "Article",
    headline,
    description,
    datePublished: publishedOn,
    mainEntityOfPage: origin() + path,
    author: { "@type": "Organization", name: brand.name },
    publisher: { "@type": "Organization", name: brand.name },
  };
}

type BlogPosting = {
  title: string;
  description: string;
  path: string;
  /** ISO 8601, UTC. */
  publishedAt: string;
  /** Paths. */
  images: readonly string[];
};

export function postData({ title, description, path, publishedAt, images }: BlogPosting) {
  return {
    "@type": "BlogPosting",
    headline: title,
    description,
    datePublished: publishedAt,
    image: images.map((image) => origin() + image),
    url: origin() + path,
    mainEntityOfPage: origin() + path,
    author: { "@type": "Organization", name: brand.name },
    publisher: { "@type": "Organization", name: brand.name },
  };
}

/** Where programs that follow blogs find the posts. */
export function feedLinks() {
  return blog.feeds.map(({ type, title, path }) => ({
    rel: "alternate" as const,
    type,
    title,
    href: path,
  }));
}
