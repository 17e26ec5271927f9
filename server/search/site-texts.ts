import { about } from "#content/about.ts";
import { alsoCalled } from "#content/also-called.ts";
import type { ArticleSection, PlainArticle } from "#content/article.ts";
import { brand } from "#content/brand.ts";
import { contact } from "#content/contact.ts";
import { guide } from "#content/guide.ts";
import { plainArticles } from "#content/plain-articles.ts";
import type { ServicePage } from "#content/service-page.ts";
import { servicePages } from "#content/services.ts";
import type { Hit } from "#contract/answers/search.ts";
import { services } from "#contract/services.ts";

/** A page, or a part of one, that can be found. The first of its passages says most of what it is about. */
export type SiteText = {
  kind: Hit["kind"];
  path: string;
  title: string;
  /** Other words for it, which are looked for as if they stood in its title. */
  alsoCalled?: string;
  passages: readonly string[];
};

type Words = string | readonly string[] | { steps: readonly string[] };

/** The 17 services, then the guide part by part, then who we are, where, and by which rules. */
export function siteTexts(): SiteText[] {
  return [
    ...services.map(serviceText),
    ...guideTexts(),
    aboutText(),
    contactText(),
    ...plainArticles.map(articleText),
  ];
}

function serviceText({ slug, name }: (typeof services)[number]): SiteText {
  return {
    kind: "Service",
    path: `/${slug}`,
    title: name,
    alsoCalled: alsoCalled[slug],
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

function aboutText(): SiteText {
  const { heading, lead, mission, welcome, work } = about;
  const points = work.points.map(({ title, text }) => `${title}. ${text}`);
  const passages = [lead, mission, ...welcome.paragraphs, work.say, ...points];
  return { kind: "Page", path: "/about", title: heading, passages };
}

function contactText(): SiteText {
  const { path, heading, lead, form, places } = contact;
  const offices = brand.offices.map(({ address, phone }) => `${address}. ${phone}`);
  const passages = [lead, ...offices, brand.email, form.text, places.note];
  return { kind: "Page", path, title: heading, passages };
}

function articleText({ path, title, lead, sections }: PlainArticle): SiteText {
  const parts = sections.flatMap(({ heading, passages }) => [heading, ...passages.flatMap(plain)]);
  return { kind: "Page", path, title, passages: [lead, ...parts] };
}

function plain(words: Words): readonly string[] {
  if (typeof words === "string") return [words];
  return "steps" in words ? words.steps : words;
}
