import { brand } from "#content/brand.ts";
import type { Picture, Post } from "#contract/answers/blog.ts";
import { origin } from "./seo.ts";

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
  post: Pick<Post, "title" | "created_at" | "changed_at">;
  description: string;
  path: string;
  images: readonly Pick<Picture, "name">[];
};

export function postData({ post, description, path, images }: BlogPosting) {
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description,
    datePublished: post.created_at,
    dateModified: post.changed_at,
    image: images.map(({ name }) => `${origin()}/uploads/${name}`),
    url: origin() + path,
    mainEntityOfPage: origin() + path,
    author: { "@type": "Organization", name: brand.name },
    publisher: { "@type": "Organization", name: brand.name },
  };
}
