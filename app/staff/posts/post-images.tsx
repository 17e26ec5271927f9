import { useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { imagesMax, imageTexts } from "#contract/blog.ts";
import { imageTypes } from "#contract/image-kind.ts";
import {
  described,
  type FormImage,
  filesProblem,
  moved,
  newImage,
  without,
} from "./post-fields.ts";
import { PostImage } from "./post-image.tsx";
import type { Shares } from "./send-post.ts";
import { usePageFiles } from "./use-page-files.ts";

type Props = {
  images: FormImage[];
  /** While the post is sent. */
  sending: Shares | undefined;
  error: string | undefined;
  /** Gets what the images are to be, made of what they are. */
  onChange: (made: (now: FormImage[]) => FormImage[]) => void;
  onRefused: (problem: { text: string; field: string }) => void;
};

/** The images of a post: chosen, dropped or pasted, put in order, described and removed. */
export function PostImages({ images, sending, error, onChange, onRefused }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [news, setNews] = useState("");

  function add(files: File[], areImages: boolean) {
    if (files.length === 0 || sending) return;
    const text = filesProblem(files, images.length) ?? (areImages ? undefined : imageTexts.kind);
    if (text) return onRefused({ text, field: "images" });
    const added = files.map(newImage);
    onChange((now) => [...now, ...added]);
    setNews(`${files.length === 1 ? "1 image" : `${files.length} images`} added.`);
  }
  const { isOver, take } = usePageFiles(add);

  function move(from: number, to: number) {
    const image = images[from];
    if (!image || to < 0 || to >= images.length) return;
    onChange((now) => moved(now, from, to));
    setNews(`${image.label} is image ${to + 1} of ${images.length}.`);
  }

  function remove(at: number) {
    onChange((now) => without(now, at));
    setNews(`${images[at]?.label} removed.`);
    picker.current?.focus();
  }

  return (
    <fieldset className="pics">
      <legend className="vh">Images</legend>
      <div className={isOver ? "dropzone dropzone--over" : "dropzone"}>
        <Icon name="image-plus" />
        <Rules />
        <label className="btn btn--line btn--sm dropzone__pick">
          Choose files
          <input
            ref={picker}
            className="vh"
            type="file"
            name="images"
            accept={imageTypes.join(",")}
            multiple
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? "images-error" : "images-rules"}
            onChange={({ currentTarget }) => {
              void take([...(currentTarget.files ?? [])]);
              // So that the same file can be chosen again.
              currentTarget.value = "";
            }}
          />
        </label>
      </div>
      {error && <Problem text={error} />}
      <p className="vh" role="status">
        {news}
      </p>
      {images.length > 0 && (
        <ol className="thumbs" aria-label="Images in their order">
          {images.map((image, at) => (
            <PostImage
              key={image.key}
              image={image}
              place={at + 1}
              count={images.length}
              share={image.file && sending ? (sending.get(image.key) ?? 0) : undefined}
              isFixed={sending !== undefined}
              isDragged={dragged === at}
              onAlt={(alt) => onChange((now) => described(now, image, alt))}
              onMove={(by) => move(at, at + by)}
              onRemove={() => remove(at)}
              onDrag={(isDragging) => setDragged(isDragging ? at : undefined)}
              onDropOn={() => {
                if (dragged !== undefined) move(dragged, at);
                setDragged(undefined);
              }}
            />
          ))}
        </ol>
      )}
    </fieldset>
  );
}

function Rules() {
  return (
    <p id="images-rules">
      <strong>Add images</strong>
      JPEG, PNG, WebP, AVIF or GIF; 10 MB and 40 million pixels each (AVIF 20), {imagesMax} at most.
      Of a moving picture only its first picture is kept. Or drop or paste them here.
    </p>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <p className="cell__err" id="images-error" key={text}>
      <Icon name="circle-alert" />
      {text}
    </p>
  );
}
