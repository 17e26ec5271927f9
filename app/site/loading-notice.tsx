import { useNavigation } from "react-router";

/** Said while a page of the blog is on its way inside the site. Source: SPEC.md §2.9, DECISIONS.md "Defects …". */
export function WaitingNotice() {
  const { state, location } = useNavigation();
  const isWaiting = state === "loading" && /^\/blog(\/|$)/.test(location.pathname);
  return (
    <p className="waiting" role="status">
      {isWaiting && "Loading..."}
    </p>
  );
}
