import { Link, useLocation } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useFocusHandedOn } from "#app/ui/use-focus-handed-on.ts";

/** In the place of posts, or of what was searched for, that could not be had. Retry asks again, and without JavaScript loads the page again. */
export function PostsFailure({ text }: { text: string }) {
  const { pathname, search } = useLocation();
  const part = useFocusHandedOn<HTMLDivElement>();
  return (
    <div className="oops" role="alert" ref={part}>
      <Icon name="triangle-alert" />
      <span>{text}</span>
      <Link
        className={buttonClass({ variant: "danger", size: "sm" })}
        to={pathname + search}
        replace
      >
        Retry
      </Link>
    </div>
  );
}
