import { cut } from "#app/staff/cut.ts";
import { postDay } from "#contract/post-day.ts";
import type { PostFields } from "./post-fields.ts";

/** Source: SPEC.md §9. */
const contentMax = 200;

/** `date` is ISO 8601, UTC; a new post has today's. */
export function PostPreview({ fields, date }: { fields: PostFields; date: string | undefined }) {
  const { title, content, images } = fields;
  const [first] = images;
  return (
    <aside className="sheet pv" aria-label="Live preview">
      <p className="pv__label">
        <span>Live preview</span>
        <span>First {contentMax} characters</span>
      </p>
      <div className="pv__body">
        {first && <img src={first.src} alt={first.alt} />}
        <h2>{title.trim() || "Blog title"}</h2>
        <p className="when">{postDay(date ?? new Date().toISOString())}</p>
        {content.trim() && <p className="txt">{cut(content.trim(), contentMax)}</p>}
        {images.length === 0 ? (
          <p className="pv__none">No images selected</p>
        ) : (
          <ul className="pv__thumbs" aria-label="Images">
            {images.map(({ key, src, alt }) => (
              <li key={key}>
                <img src={src} alt={alt} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </aside>
  );
}
