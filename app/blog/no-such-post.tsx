import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { blog } from "#content/blog.ts";

/** Source: DECISIONS.md "Routes". */
export function NoSuchPost() {
  return (
    <div className="wrap form-page">
      <h1>There is no such post</h1>
      <p className="lead">
        It may have been taken down, or its address has a slip in it. The others are all in one
        place.
      </p>
      <div className="actions">
        <Link className={buttonClass()} to={blog.path}>
          {blog.heading}
        </Link>
        <Link className="more" to="/services">
          All services
          <Icon name="arrow-right" />
        </Link>
        <Link className="more" to="/contact">
          Contact us
          <Icon name="arrow-right" />
        </Link>
      </div>
    </div>
  );
}
