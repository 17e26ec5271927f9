import { useNavigation } from "react-router";
import { useIsLong } from "#app/ui/use-is-long.ts";

/** Said while the next page is on its way inside the site. Source: SPEC.md §2.9, DECISIONS.md "Defects …". */
export function LoadingNotice() {
  const isLong = useIsLong(useNavigation().state === "loading");
  return (
    <p className="loading" role="status">
      {isLong && "Loading..."}
    </p>
  );
}
