import { TwoVersions } from "#app/staff/two-versions.tsx";
import type { Post } from "#contract/answers/blog.ts";
import { imagesOf } from "#contract/post-images.ts";
import { fieldsOf, type PostFields } from "./post-fields.ts";
import type { PostEditing } from "./use-post-form.ts";

/** The choice between what is in the editor and what somebody else has saved meanwhile. */
export function OtherSave({ editing }: { editing: PostEditing }) {
  const { other, fields, setOther, startFrom, saveOver } = editing;
  if (!other) return null;

  const { mine, lost } = withoutLost(fields, other);
  return (
    <TwoVersions
      thing="post"
      mine={<Fields {...mine} />}
      saved={<Fields {...fieldsOf(other)} />}
      onSaveOver={() => saveOver(other, mine)}
      onTake={() => startFrom(other)}
      onGoOn={() => setOther(undefined)}
    >
      {lost > 0 && (
        <p>Images of your version that the other one removed, and that cannot be kept: {lost}.</p>
      )}
    </TwoVersions>
  );
}

function Fields({ title, content, images }: PostFields) {
  return (
    <>
      <p className="both__title">{title}</p>
      <ul className="pv__thumbs">
        {images.map(({ key, src, alt }) => (
          <li key={key}>
            <img src={src} alt={alt} />
          </li>
        ))}
      </ul>
      <p className="both__text">{content}</p>
    </>
  );
}

/** A stored image that the other save removed is gone from the server. */
function withoutLost(fields: PostFields, other: Post) {
  const stored = new Set(imagesOf(other).map(({ name }) => name));
  const images = fields.images.filter(({ key, file }) => file || stored.has(key));
  return { mine: { ...fields, images }, lost: fields.images.length - images.length };
}
