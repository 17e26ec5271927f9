import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useNavigationType } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { sectionPath } from "#contract/staff-paths.ts";
import { StaffHeader } from "./header.tsx";
import { useLogout } from "./login/logout.tsx";
import { Menu, MenuDrawer, type MenuProps } from "./menu.tsx";
import type { Section } from "./section.ts";
import { Bars, LoadFailure, NoScript } from "./states.tsx";
import { useMenuCounts } from "./use-menu-counts.ts";
import { useNarrow } from "./use-narrow.ts";
import { useOwnEmail } from "./use-own-email.ts";

type Props = {
  logo: ReactNode;
  /** The section on show, or on its way. */
  section: Section;
  /** What it shows; without it the section is still on its way. */
  list: ReactNode;
  /** Why the last load gave nothing. */
  failure?: string;
  isLoading: boolean;
  onRefresh: () => void;
};

/** The staff's desk: header, menu and one section. Source: SPEC.md §2.13. */
export function Dashboard({ logo, section, list, failure, isLoading, onRefresh }: Props) {
  const heading = useHeadingFocus();
  const menu = { currentId: section.id, counts: useMenuCounts(list) };
  return (
    <>
      <SkipLink />
      <DashboardHeader logo={logo} menu={menu} />
      <div className="ashell">
        <Menu {...menu} />
        <main id="main" className="amain" tabIndex={-1}>
          <div className="amain__head">
            <div>
              <h1 ref={heading} tabIndex={-1}>
                {section.title}
              </h1>
              <p>{section.intro}</p>
            </div>
            <div className="amain__acts">
              <Button
                className="amain__refresh"
                variant="line"
                size="sm"
                title="Refresh"
                busy={isLoading}
                onClick={onRefresh}
              >
                <Icon name="refresh" />
                <span>Refresh</span>
              </Button>
              {section.action}
            </div>
          </div>
          <p className="vh" role="status">
            {isLoading ? `Loading ${section.title}` : ""}
          </p>
          {failure && <LoadFailure text={failure} busy={isLoading} onRetry={onRefresh} />}
          {list || failure ? list : <Bars />}
        </main>
      </div>
    </>
  );
}

/** Whoever has just logged in goes on from the heading, where nothing that has opened holds the focus already. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const way = useRef(useNavigationType());
  useEffect(() => {
    const isFree = document.activeElement === document.body;
    if (way.current !== "POP" && isFree) heading.current?.focus();
  }, []);
  return heading;
}

/** The desk before anything is known: nobody may be logged in, so no menu flashes up. */
export function DashboardShell({ logo }: { logo: ReactNode }) {
  return (
    <>
      <StaffHeader logo={logo} />
      <div className="ashell">
        <div className="aside-nav" />
        <main className="amain">
          <h1 className="vh">Admin</h1>
          <NoScript />
          <Bars />
        </main>
      </div>
    </>
  );
}

function DashboardHeader({ logo, menu }: { logo: ReactNode; menu: MenuProps }) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const askToLogout = useLogout();
  // Where the whole menu is there, the drawer is put away, and does not come back by itself.
  if (!useNarrow() && isMenuOpen) setMenuOpen(false);
  return (
    <>
      <StaffHeader logo={logo}>
        <Who />
        <Button variant="line" size="sm" onClick={askToLogout}>
          <Icon name="log-out" />
          Logout
        </Button>
        <button
          className="burger"
          type="button"
          aria-label="Open the admin menu"
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
        >
          <Icon name="menu" />
        </button>
      </StaffHeader>
      {isMenuOpen && <MenuDrawer {...menu} onClose={() => setMenuOpen(false)} />}
    </>
  );
}

function Who() {
  const email = useOwnEmail();
  return (
    <Link className="who" to={sectionPath("account")} title="Account">
      {email}
    </Link>
  );
}
