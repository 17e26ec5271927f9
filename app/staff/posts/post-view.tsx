import { useId, useRef, useState } from "react";
import { Link } from "react-router";
import { composePath } from "#app/staff/campaigns/campaign-path.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { nearestSlide } from "#app/ui/nearest-slide.ts";
import { SlideDots } from "#app/ui/slide-dots.tsx";
import { TextBlocks } from "#app/ui/text-blocks.tsx";
import type { Picture, Post } from "#contract/answers/blog.ts";
import { pictureSrcSet } from "#contract/blog.ts";
import { postBlocks } from "#contract/post-blocks.ts";
import { postDay } from "#contract/post-day.ts";
import { imagesOf } from "#contract/post-images.ts";

/** A post whole, with the parts that readers see. Source: SPEC.md §2.13. */
export function PostView({ post, onClose }: { post: Post; onClose: () => void }) {
  const id = useId();
  const { title, content, created_at } = post;
  return (
    <Modal className="sheet detail detail--post" aria-labelledby={id} onLeave={onClose}>
      <div className="detail__head">
        <div>
          <h2 id={id}>{title}</h2>
          <p>
            <time dateTime={created_at}>{postDay(created_at)}</time>
          </p>
        </div>
        <button className="x" type="button" aria-label="Close the post" onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <Slides pictures={imagesOf(post)} />
      <div className="detail__text">
        <TextBlocks blocks={postBlocks(content)} heading="h3" />
      </div>
      <p className="detail__send">
        <Link className={buttonClass({ variant: "line", size: "sm" })} to={`/blog/${post.id}`}>
          <Icon name="eye" />
          See it on the site
        </Link>
        <Link className={buttonClass({ variant: "line", size: "sm" })} to={composePath(post.id)}>
          <Icon name="send" />
          Send to subscribers
        </Link>
      </p>
    </Modal>
  );
}

/** One at a time, from the first to the last and no further; they do not move by themselves. Source: SPEC.md §9. */
function Slides({ pictures }: { pictures: Picture[] }) {
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);

  function choose(at: number) {
    const slide = row.current?.children[at];
    if (!row.current || !(slide instanceof HTMLElement)) return;
    row.current.scrollTo({ left: slide.offsetLeft - row.current.offsetLeft });
  }

  return (
    <div className="slides">
      <ul
        ref={row}
        className="slides__row"
        aria-label="Images"
        tabIndex={pictures.length > 1 ? 0 : undefined}
        onScroll={({ currentTarget }) =>
          setIndex(nearestSlide(currentTarget, currentTarget.children))
        }
      >
        {pictures.map((picture) => (
          <li key={picture.name}>
            <Image picture={picture} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <SlideDots count={pictures.length} index={index} onChoose={choose} isPaused />
      )}
    </div>
  );
}

function Image({ picture }: { picture: Picture }) {
  const { name, alt, width, height } = picture;
  const size = width > 0 ? { width, height } : {};
  return (
    <img
      src={`/uploads/${name}`}
      srcSet={pictureSrcSet(picture, "webp") || undefined}
      sizes="(max-width: 44rem) 100vw, 40rem"
      alt={alt}
      {...size}
    />
  );
}
