import type { MetaDescriptor } from "react-router";
import { brand } from "#content/brand.ts";
import { shareImageSize } from "#content/share-image.ts";
import { originPlaceholder } from "#contract/origin.ts";

type Page = {
  /** Without the brand; with it at most 60 characters, but for what staff write. */
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
export function origin(): string {
  return typeof window === "undefined" ? originPlaceholder : window.location.origin;
}

/** The head of a page that is to be found: title, canonical address, how it looks when shared, what it is about. */
export function pageMeta(page: Page): MetaDescriptor[] {
  const url = origin() + page.path;
  const name = page.image ?? "default";
  const image = origin() + (name.startsWith("/") ? name : `/og/${name}.png`);
  return [
    { title: withBrand(page.title) },
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
  return [{ title: withBrand(title) }, { name: "robots", content: "noindex" }];
}

/** A title as the browser's tab and search engines have it. */
export function withBrand(title: string): string {
  return `${title} | ${brand.name}`;
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
    sameAs: accountsIn(Object.values(brand.social)),
    location: brand.offices.map(({ city, address, phone }) => ({
      "@type": "Place",
      name: `${brand.name}, ${city}`,
      address,
      telephone: phone,
    })),
  };
}

/** Of these addresses those that are somebody's: a network's front page is not. Undefined: none. */
export function accountsIn(addresses: readonly string[]): string[] | undefined {
  const accounts = addresses.filter((address) => new URL(address).pathname !== "/");
  return accounts.length > 0 ? accounts : undefined;
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
