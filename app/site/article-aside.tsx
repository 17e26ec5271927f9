import { formSoon } from "#app/leads/form-soon.tsx";
import type { Posted } from "#app/leads/lead-form.tsx";
import { Nearby, nearby } from "#app/ui/nearby.tsx";

const Form = formSoon(
  "article",
  async () => (await import("#app/leads/article-form.tsx")).ArticleForm,
);
const Share = nearby("share", async () => (await import("#app/blog/share-panel.tsx")).SharePanel);

type Props = {
  title: string;
  path: string;
  /** What became of a form that was posted without JavaScript. */
  posted: Posted | undefined;
};

/** Beside an article: the ways to share it, and the message form. Source: SPEC.md §2.9. */
export function ArticleAside({ title, path, posted }: Props) {
  return (
    <aside className="article__aside" aria-label="Share and message">
      <Nearby id="share">
        <Share title={title} path={path} />
      </Nearby>
      <section className="formsheet" id="message" aria-labelledby="message-title">
        <div className="formsheet__head">
          <h2 id="message-title">Send Us A Message</h2>
        </div>
        <Form title={title} path={path} action={`${path}#message`} {...(posted && { posted })} />
      </section>
    </aside>
  );
}
