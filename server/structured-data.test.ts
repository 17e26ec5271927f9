import { expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import { servicePages } from "#content/services.ts";
import { startTestApp } from "#tests/kit.ts";
import { loadBuiltPages } from "./built-site.ts";

const publicUrl = "https://www.example.com";
const pagesOf = await loadBuiltPages({ hasRecaptcha: false });

type Data = { "@type": string } & Record<string, unknown>;

/** What a page tells search engines of that kind. */
async function told(path: string, kind: string): Promise<Data | undefined> {
  const app = await startTestApp({ pagesOf, publicUrl });
  const html = await (await app.request(publicUrl + path)).text();
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const all = [...scripts].map(([, text = ""]): Data => JSON.parse(text));
  return all.find((data) => data["@type"] === kind);
}

test("search engines are told by the home page of the firm with both of its offices", async () => {
  expect(await told("/", "Organization")).toMatchObject({
    "@id": `${publicUrl}/#organization`,
    name: brand.name,
    location: brand.offices.map(({ address, phone }) => ({
      "@type": "Place",
      address,
      telephone: phone,
    })),
  });
});

const slug = "tn-visa";
const toldOfService: Record<string, object> = {
  Service: {
    name: "TN Visa",
    url: `${publicUrl}/${slug}`,
    provider: {
      "@type": "Organization",
      "@id": `${publicUrl}/#organization`,
      name: brand.name,
    },
  },
  FAQPage: {
    mainEntity: servicePages[slug].faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.flat().join(" ") },
    })),
  },
  BreadcrumbList: {
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: `${publicUrl}/` },
      { "@type": "ListItem", position: 2, name: "Services", item: `${publicUrl}/services` },
      { "@type": "ListItem", position: 3, name: "TN Visa", item: `${publicUrl}/${slug}` },
    ],
  },
};

test.each(Object.entries(toldOfService))(
  "search engines are told by a service's page its whole %s",
  async (kind, data) => {
    expect(await told(`/${slug}`, kind)).toMatchObject(data);
  },
);
