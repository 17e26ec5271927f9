import { data, Link } from "react-router";
import stamp from "#app/art/stamp-not-found.svg";
import { Dial } from "#app/home/dial.tsx";
import { unlistedMeta } from "#app/seo.ts";
import { SearchForm } from "#app/site/search-form.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

export function meta() {
  return unlistedMeta("Page not found");
}

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return (
    <section className="lost">
      <div className="wrap">
        <div>
          <h1>This page is off our map</h1>
          <p className="lead">
            The address may have changed, or a letter slipped on the way. Your enquiry and your
            papers are not affected.
          </p>
          <SearchForm />
          <div className="actions">
            <Link className={buttonClass()} to="/">
              Go to the home page
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
        <div className="lost__art">
          <Dial className="lost__dial" />
          <img className="lost__stamp" src={stamp} alt="" width="328" height="222" />
        </div>
      </div>
    </section>
  );
}
