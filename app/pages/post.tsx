import { lazy, Suspense } from "react";
import { isRouteErrorResponse, type LinksFunction } from "react-router";
import { ApiFailure, apiContext } from "#app/api.ts";
import { ReadingProgress } from "#app/articles/reading-progress.tsx";
import { feedLinks } from "#app/blog/feed-links.ts";
import { PostNeighbours } from "#app/blog/post-neighbours.tsx";
import { postDescription, readingMinutes } from "#app/blog/post-text.ts";
import { relatedService } from "#app/blog/related-service.ts";
import { articleMessage } from "#app/leads/article-message.ts";
import { leadFormsOf } from "#app/leads/lead-forms.ts";
import { answerPost, messageSentPath } from "#app/leads/posted-form.ts";
import { pageData } from "#app/page-data.ts";
import { breadcrumbData, pageMeta, unlistedMeta } from "#app/seo.ts";
import { looks } from "#app/services/looks.ts";
import { Crumbs } from "#app/site/crumbs.tsx";
import { postData } from "#app/structured-data.ts";
import styles from "#app/styles/pages/post.css?url";
import { Nearby, nearby, soon } from "#app/ui/nearby.tsx";
import { Words } from "#app/ui/words.tsx";
import { blog } from "#content/blog.ts";
import { site } from "#content/site.ts";
import { shareImagePath } from "#contract/blog.ts";
import { postDay } from "#contract/post-day.ts";
import { imagesOf } from "#contract/post-images.ts";
import type { Route } from "./+types/post.ts";

/** Needed soon: what is typed into its form is kept from the first key on. */
const Beside = soon(
  "beside",
  async () => (await import("#app/site/beside-article.tsx")).BesideArticle,
);
const Images = nearby(
  "post-images",
  async () => (await import("#app/blog/post-carousel.tsx")).PostImages,
);

const Body = soon("post-body", async () => (await import("#app/blog/post-body.tsx")).PostBody);
const Related = nearby(
  "related",
  async () => (await import("#app/services/related.tsx")).RelatedLinks,
);
const PostError = lazy(async () => ({
  default: (await import("#app/blog/post-error.tsx")).PostError,
}));

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }, ...feedLinks()];

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return unlistedMeta(isUnknown(error) ? "Post not found" : blog.heading);
  const { post, path, description, image, data } = loaderData;
  return pageMeta({
    title: post.title,
    description,
    path,
    ...(image && { image }),
    type: "article",
    data,
  });
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [post, neighbours] = await pageData(
    Promise.all([api.post(params.id), api.postNeighbours(params.id)]),
  );
  const { title, content } = post;
  const related = relatedService({ title, content });
  const images = imagesOf(post);
  const path = pathOf(post.id);
  const description = postDescription(content);
  return {
    post,
    neighbours,
    path,
    description,
    // Told here, so that no script carries it.
    data: [
      postData({ post, description, path, images }),
      breadcrumbData([site.home, site.blog, { name: title, path }]),
    ],
    day: postDay(post.created_at),
    minutes: readingMinutes(content),
    images,
    image: images[0] && shareImagePath(images[0].name),
    related: related && { ...related, look: looks[related.slug] },
  };
}

/** A post without JavaScript is answered here, and its success elsewhere. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const { title } = await pageData(api.post(params.id).catch(withoutTitle));
  const message = articleMessage(title, url.origin + pathOf(params.id));
  return answerPost({ request, context }, leadFormsOf(api).article, {
    added: { message },
    sentPath: messageSentPath,
  });
}

/** What is written beside a post that is deleted meanwhile counts all the same. */
function withoutTitle(failure: unknown) {
  if (failure instanceof ApiFailure && failure.status === 404) return { title: "" };
  throw failure;
}

function pathOf(id: string): string {
  return `${blog.path}/${id}`;
}

export default function PostPage({ loaderData, actionData }: Route.ComponentProps) {
  const { post, neighbours, path, day, minutes, images, related } = loaderData;
  const { title, content, created_at } = post;
  return (
    // The key: what belongs to one post is not carried over to the next.
    <div key={post.id} className="wrap article">
      <ReadingProgress />
      <article>
        <Crumbs way={[site.blog]} here={title} />
        <h1>
          <Words text={title} />
        </h1>
        <p className="byline">
          <time dateTime={created_at}>{day}</time>
          <span>{blog.author}</span>
          <span>{minutes} min read</span>
        </p>
        <Nearby id="post-images">
          <Images of={images} title={title} />
        </Nearby>
        <Nearby id="post-body">
          <Body content={content} />
        </Nearby>
        {related && (
          <section className="post-service" aria-labelledby="related-title">
            <h2 id="related-title">Related service</h2>
            <Nearby id="related">
              <Related of={[related]} />
            </Nearby>
          </section>
        )}
        <PostNeighbours {...neighbours} pathOf={pathOf} />
      </article>
      <Nearby id="beside" className="article__beside">
        <Beside title={title} path={path} posted={actionData} />
      </Nearby>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <PostError isUnknown={isUnknown(error)} />
    </Suspense>
  );
}

function isUnknown(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
