import { useLayoutEffect, useSyncExternalStore } from "react";
import { type LinksFunction, Outlet } from "react-router";
import styles from "#app/styles/admin.css?url";
import { brand } from "#content/brand.ts";
import { StaffIcons } from "./icons.tsx";
import { LogoutDialogs } from "./login/logout.tsx";
import { applyTheme, themeScript } from "./theme.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The frame around the staff pages, without the header and footer of the public site. Source: SPEC.md §2.2. */
export default function StaffLayout() {
  useTheme();
  return (
    <div className="adm">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text of ours */}
      <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      <StaffIcons />
      <LogoutDialogs>
        <Outlet />
      </LogoutDialogs>
      <footer className="afoot">
        © <CurrentYear /> {brand.name}
      </footer>
    </div>
  );
}

/** The script in the page has set it already, unless somebody came from the public pages; and another tab may change it. */
function useTheme() {
  useLayoutEffect(() => {
    applyTheme();
    addEventListener("storage", applyTheme);
    return () => removeEventListener("storage", applyTheme);
  }, []);
}

/** The page is made at build time, perhaps last year; so the year comes in the browser. */
function CurrentYear() {
  return useSyncExternalStore(
    () => () => undefined,
    () => new Date().getFullYear(),
    () => undefined,
  );
}
