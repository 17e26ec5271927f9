import { useSyncExternalStore } from "react";
import { type LinksFunction, Outlet } from "react-router";
import styles from "#app/styles/admin.css?url";
import { brand } from "#content/brand.ts";
import { LogoutDialogs } from "./logout.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The frame around the staff pages, without the header and footer of the public site. Source: SPEC.md §2.2. */
export default function StaffLayout() {
  return (
    <div className="adm">
      <LogoutDialogs>
        <Outlet />
      </LogoutDialogs>
      <footer className="afoot">
        © <CurrentYear /> {brand.name}
      </footer>
    </div>
  );
}

/** The page is made at build time, perhaps last year; so the year comes in the browser. */
function CurrentYear() {
  return useSyncExternalStore(
    () => () => undefined,
    () => new Date().getFullYear(),
    () => undefined,
  );
}
