import { lazy, Suspense } from "react";
import { Link, type LinksFunction } from "react-router";
import { apiContext } from "#app/api.ts";
import { pageData } from "#app/page-data.ts";
import { Hits } from "#app/search/hits.tsx";
import { unlistedMeta } from "#app/seo.ts";
import { Crumbs } from "#app/site/crumbs.tsx";
import { SearchForm } from "#app/site/search-form.tsx";
import styles from "#app/styles/pages/search.css?url";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { search } from "#content/search.ts";
import { searchPage } from "#content/search-page.ts";
import { beginning } from "#contract/beginning.ts";
import { queryLengthMax } from "#contract/search.ts";
import type { Route } from "./+types/search.ts";

const PostsFailure = lazy(async () => ({
  default: (await import("#app/blog/posts-failure.tsx")).PostsFailure,
}));

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function meta({ loaderData }: Route.MetaArgs) {
  const query = loaderData?.query;
  return unlistedMeta(query ? `${searchPage.heading}: ${query}` : searchPage.heading);
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = beginning((url.searchParams.get("q") ?? "").trim(), queryLengthMax);
  const hits = query ? await pageData(context.get(apiContext).search(query)) : [];
  return { query, hits };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, hits } = loaderData;
  const isEmpty = query === "";
  return (
    <div className="wrap search-page">
      <Crumbs here={searchPage.heading} />
      <h1>{searchPage.heading}</h1>
      <SearchForm query={query} />
      <p className="search-page__count" role="status">
        {isEmpty ? searchPage.ask : countText(hits.length, query)}
      </p>
      {isEmpty && <Examples />}
      {hits.length > 0 && <Hits of={hits} />}
      {!isEmpty && hits.length === 0 && <NothingFound />}
    </div>
  );
}

function Examples() {
  return (
    <p className="search-page__examples">
      For example:{" "}
      {searchPage.examples.map((text) => (
        <Link key={text} to={`${search.path}?q=${encodeURIComponent(text)}`}>
          <span className="nobr">{text}</span>
        </Link>
      ))}
    </p>
  );
}

function countText(count: number, query: string): string {
  if (count === 0) return `${searchPage.none.heading} for “${query}”.`;
  return `${count} ${count === 1 ? "page" : "pages"} for “${query}”`;
}

function NothingFound() {
  return (
    <>
      <p>{searchPage.none.text}</p>
      <div className="actions">
        <Link className={buttonClass()} to="/contact">
          Contact us
        </Link>
        <Link className="more" to="/services">
          All services
          <Icon name="arrow-right" />
        </Link>
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <div className="wrap search-page">
      <h1>{searchPage.heading}</h1>
      <Suspense>
        <PostsFailure text={searchPage.failure} />
      </Suspense>
    </div>
  );
}
