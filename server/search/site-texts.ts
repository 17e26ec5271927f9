import type { ArticleSection } from "#content/article.ts";
import { guide } from "#content/guide.ts";
import type { ServicePage } from "#content/service-page.ts";
import { servicePages } from "#content/services.ts";
import type { Hit } from "#contract/search.ts";
import { services } from "#contract/services.ts";

/** A page, or a part of one, that can be found. The first of its passages says most of what it is about. */
export type SiteText = {
  kind: Hit["kind"];
  path: string;
  title: string;
  passages: readonly string[];
};

type Words = string | readonly string[] | { steps: readonly string[] };

/** The 17 services, then the guide part by part. */
export function siteTexts(): SiteText[] {
  return [...services.map(serviceText), ...guideTexts()];
}

function serviceText({ slug, name }: (typeof services)[number]): SiteText {
  return {
    kind: "Service",
    path: `/${slug}`,
    title: name,
    passages: passagesOf(servicePages[slug]),
  };
}

/** In the order of the page. */
function passagesOf(page: ServicePage): string[] {
  const { about, whyUs, blocks = [] } = page;
  const sections = [about, ...blocks, whyUs].filter((section) => section !== undefined);
  return [
    page.lead,
    page.overview.text,
    ...page.keyFacts.map(({ label, value }) => `${label}: ${value}`),
    ...page.stages.steps.map(({ title, text }) => `${title}. ${text}`),
    ...page.cards.items.map(({ title, text }) => `${title}. ${text}`),
    ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs.flatMap(plain)]),
    ...page.checklist.groups.flatMap(({ title, items }) => `${title}: ${items.join("; ")}`),
    ...page.note,
    ...page.faq.map(({ question, answer }) => `${question} ${answer.flatMap(plain).join(" ")}`),
  ];
}

function guideTexts(): SiteText[] {
  const { sections, questions, glossary, intro, opening, title, path } = guide;
  const part = (id: string, heading: string, passages: string[]): SiteText => ({
    kind: "Guide",
    path: `${path}#${id}`,
    title: heading,
    passages,
  });
  return [
    { kind: "Guide", path, title, passages: [intro, ...opening.flatMap(plain)] },
    ...sections.map((section: ArticleSection) =>
      part(section.id, section.heading, [
        ...section.passages.flatMap(plain),
        ...(section.checklist ?? []),
      ]),
    ),
    part(
      questions.id,
      questions.heading,
      questions.items.map(({ question, answer }) => `${question} ${answer}`),
    ),
    part(
      glossary.id,
      glossary.heading,
      glossary.words.map(({ word, means }) => `${word}: ${means}`),
    ),
  ];
}

function plain(words: Words): readonly string[] {
  if (typeof words === "string") return [words];
  return "steps" in words ? words.steps : words;
}
