import { lazy, Suspense } from "react";
import { Link, type LinksFunction, redirect } from "react-router";
import { apiContext } from "#app/api.ts";
import { feedLinks } from "#app/blog/feed-links.ts";
import { Pager } from "#app/blog/pager.tsx";
import type { PostCardData } from "#app/blog/post-card.tsx";
import { excerpt } from "#app/blog/post-text.ts";
import { relativeTime } from "#app/blog/post-time.ts";
import { pageData } from "#app/page-data.ts";
import { breadcrumbData, pageMeta, unlistedMeta } from "#app/seo.ts";
import { nowContext } from "#app/server-context.ts";
import { PageHead } from "#app/site/page-head.tsx";
import styles from "#app/styles/pages/blog.css?url";
import { Icon } from "#app/ui/icon.tsx";
import { Nearby, nearby } from "#app/ui/nearby.tsx";
import { blog } from "#content/blog.ts";
import { site } from "#content/site.ts";
import type { Post } from "#contract/answers/blog.ts";
import { imagesOf } from "#contract/post-images.ts";
import type { Route } from "./+types/blog.ts";

const Cards = nearby("posts", async () => (await import("#app/blog/post-cards.tsx")).PostCards);
const PostsFailure = lazy(async () => ({
  default: (await import("#app/blog/posts-failure.tsx")).PostsFailure,
}));

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }, ...feedLinks()];

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return unlistedMeta(blog.heading);
  const { page } = loaderData;
  const { title, description } = blog.seo;
  return pageMeta({
    title: page > 1 ? `${title}, page ${page}` : title,
    description,
    path: pathOf(page),
    image: "blog",
    data: [breadcrumbData([site.home, site.blog])],
  });
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = Number.parseInt(url.searchParams.get("page") ?? "", 10) || 1;
  const { posts, page, pages } = await pageData(context.get(apiContext).postPage(asked));
  // Not shown here: the server keeps what it shows, and there are a million such addresses.
  if (page !== asked) throw redirect(pathOf(page));
  const now = context.get(nowContext)();
  return { cards: posts.map((post) => cardOf(post, now)), page, pages };
}

function cardOf(post: Post, now: Date): PostCardData {
  return {
    path: `${blog.path}/${post.id}`,
    title: post.title,
    excerpt: excerpt(post.content),
    time: post.created_at,
    ago: relativeTime(post.created_at, now),
    images: imagesOf(post),
  };
}

/** The first page has no number in its address. */
function pathOf(page: number): string {
  return page > 1 ? `${blog.path}?page=${page}` : blog.path;
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { cards, page, pages } = loaderData;
  return (
    <>
      <PageHead title={blog.heading} lead={blog.lead} isBanded />
      <div className="wrap blog">
        {cards.length === 0 ? (
          <NoPosts />
        ) : (
          <>
            <Nearby id="posts" className="posts">
              <Cards of={cards} />
            </Nearby>
            <Pager page={page} pages={pages} pathOf={pathOf} />
          </>
        )}
      </div>
    </>
  );
}

function NoPosts() {
  const { heading, text } = blog.none;
  return (
    <div className="noposts">
      <h2>{heading}</h2>
      <p>{text}</p>
      <p>
        <Link className="more" to={site.guide.path}>
          {site.guide.name}
          <Icon name="arrow-right" />
        </Link>
      </p>
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <PageHead title={blog.heading} lead={blog.lead} isBanded />
      <div className="wrap blog">
        <Suspense>
          <PostsFailure text="The posts could not be loaded." />
        </Suspense>
      </div>
    </>
  );
}
