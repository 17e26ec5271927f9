import { useNavigate, useSearchParams } from "react-router";
import { sectionPath } from "#contract/staff-paths.ts";

const list = sectionPath("blog");

/** Stands in the address where else a post's id would. */
export const newPost = "new";

/** What the blog section shows: the address says it, so that it can be linked to and the back button works. */
export function usePostAddress() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const page = Math.max(1, Math.trunc(Number(address.get("page"))) || 1);
  const listPath = page > 1 ? `${list}&page=${page}` : list;
  const go = (to: string) => void navigate(to, { preventScrollReset: to === listPath });
  const withId = (name: string, id: string) => `${listPath}&${name}=${encodeURIComponent(id)}`;

  return {
    page,
    pathOfPage: (to: number) => `${list}&page=${to}`,
    /** The post on view, if any. */
    viewed: address.get("post") ?? undefined,
    /** The post in the editor, if any; a new one is `newPost`. */
    edited: address.get("edit") ?? undefined,
    view: (id: string) => go(withId("post", id)),
    edit: (id: string) => go(withId("edit", id)),
    toList: () => go(listPath),
  };
}
