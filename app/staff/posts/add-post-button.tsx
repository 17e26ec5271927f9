import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { newPost, usePostAddress } from "./use-post-address.ts";

export const addButtonId = "add-blog";

/** Stands beside the section's heading. */
export function AddPostButton() {
  const { edit } = usePostAddress();
  return (
    <Button id={addButtonId} size="sm" onClick={() => edit(newPost)}>
      <Icon name="plus" />
      Add Blog
    </Button>
  );
}
