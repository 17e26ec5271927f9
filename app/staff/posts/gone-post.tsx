import { useEffect, useRef } from "react";

/** Somebody else has deleted the post in the editor; `lost` images went with it, and the rest can be a new post. */
export function GonePost({ lost }: { lost: number }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} className="sheet note" role="alert" tabIndex={-1}>
      <p>
        Somebody else has deleted this post meanwhile. What you have written is kept, and can be
        published as a new post.
        {lost > 0 && ` Images that went with it: ${lost}.`}
      </p>
    </div>
  );
}
