import { data, Link, type LinksFunction } from "react-router";
import { Logo } from "#app/site/logo.tsx";
import { StaffHeader } from "#app/staff/header.tsx";
import styles from "#app/styles/admin.css?url";
import { buttonClass } from "#app/ui/button.tsx";
import { withoutScripts } from "#app/without-scripts.ts";
import { brand } from "#content/brand.ts";
import { dashboardPath } from "#contract/staff-paths.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => [
  { title: `Page not found | ${brand.name} admin` },
  { name: "robots", content: "noindex" },
];

/** It leads on by links alone, so it needs neither React nor the frame's script for the theme. */
export const handle = withoutScripts;

export function loader() {
  return data(null, { status: 404 });
}

/** Under /admin the public site's header and footer are hidden here, too. Source: SPEC.md §2.2. */
export default function AdminNotFound() {
  return (
    <div className="adm">
      <StaffHeader logo={<Logo />} />
      <main className="alog">
        <div className="slip">
          <div className="slip__head on-dark">
            <h1>Page not found</h1>
            <p>The admin panel has no page at this address.</p>
          </div>
          <div className="slip__band" />
          <div className="slip__body">
            <Link className={buttonClass()} to={dashboardPath} reloadDocument>
              Go to the dashboard
            </Link>
            <div className="alog__way">
              <Link className="more" to="/" reloadDocument>
                Go to the home page
              </Link>
            </div>
          </div>
        </div>
      </main>
    </div>
  );
}
