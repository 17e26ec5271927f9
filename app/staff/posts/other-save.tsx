import { useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import type { Post } from "#contract/blog.ts";
import { imagesOf } from "#contract/post-images.ts";
import { fieldsOf, type PostFields } from "./post-fields.ts";
import type { PostEditing } from "./use-post-form.ts";

/** Two people have changed one post: shows both texts, and leaves the choice to the one who came second. */
export function OtherSave({ editing }: { editing: PostEditing }) {
  const id = useId();
  const { other, fields, setOther, startFrom, saveOver } = editing;
  const goOn = () => setOther(undefined);
  if (!other) return null;

  const { mine, lost } = withoutLost(fields, other);
  return (
    <Modal className="confirm both" aria-labelledby={id} onLeave={goOn}>
      <h2 id={id}>Somebody else has saved this post meanwhile</h2>
      <p>Nothing of yours is saved yet. Compare the two, and choose which one stays.</p>
      {lost > 0 && (
        <p>Images of your version that the other one removed, and that cannot be kept: {lost}.</p>
      )}
      <div className="both__sides">
        <Side name="Your version" fields={mine} />
        <Side name="The saved version" fields={fieldsOf(other)} />
      </div>
      <div className="confirm__row">
        <Button onClick={() => saveOver(other, mine)}>Save mine over it</Button>
        <Button variant="line" onClick={() => startFrom(other)}>
          Take the saved version
        </Button>
        <Button variant="line" onClick={goOn}>
          Go on editing
        </Button>
      </div>
    </Modal>
  );
}

function Side({ name, fields }: { name: string; fields: PostFields }) {
  const id = useId();
  const { title, content, images } = fields;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by the arrow keys
    <section className="both__side" aria-labelledby={id} tabIndex={0}>
      <h3 id={id}>{name}</h3>
      <p className="both__title">{title}</p>
      <ul className="pv__thumbs">
        {images.map(({ key, src, alt }) => (
          <li key={key}>
            <img src={src} alt={alt} />
          </li>
        ))}
      </ul>
      <p className="both__text">{content}</p>
    </section>
  );
}

/** A stored image that the other save removed is gone from the server. */
function withoutLost(fields: PostFields, other: Post) {
  const stored = new Set(imagesOf(other).map(({ name }) => name));
  const images = fields.images.filter(({ key, file }) => file || stored.has(key));
  return { mine: { ...fields, images }, lost: fields.images.length - images.length };
}
