import { Link, useLocation } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** In the place of posts that could not be had. Retry asks again, and without JavaScript loads the page again. */
export function PostsFailure({ text }: { text: string }) {
  const { pathname, search } = useLocation();
  return (
    <div className="oops" role="alert">
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
