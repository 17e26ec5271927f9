import { SharePanel } from "#app/blog/share-panel.tsx";
import { ArticleForm } from "#app/leads/article-form.tsx";
import type { Posted } from "#app/leads/lead-form.tsx";

type Props = {
  title: string;
  path: string;
  /** What became of a form that was posted without JavaScript. */
  posted: Posted | undefined;
};

/** The ways to share an article, and the message form. Source: SPEC.md §2.9. */
export function BesideArticle({ title, path, posted }: Props) {
  return (
    <aside className="article__aside" aria-label="Share and message">
      <SharePanel title={title} path={path} />
      <section className="formsheet" id="message" aria-labelledby="message-title">
        <div className="formsheet__head">
          <h2 id="message-title">Send Us A Message</h2>
        </div>
        <ArticleForm
          title={title}
          path={path}
          action={`${path}#message`}
          {...(posted && { posted })}
        />
      </section>
    </aside>
  );
}
