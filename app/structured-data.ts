import { origin } from "#app/seo.ts";
import { brand } from "#content/brand.ts";

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
