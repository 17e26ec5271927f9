import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { sectionPath } from "#contract/staff-paths.ts";
import { accountSection } from "./account/account-section.tsx";
import { useLogout } from "./login/logout.tsx";
import type { MenuCounts } from "./menu-counts.tsx";
import { personSection } from "./person/person-section.tsx";
import type { Section } from "./section.ts";
import { sections } from "./sections.ts";
import { systemSection } from "./system/system-section.tsx";
import { teamSection } from "./team/team-section.tsx";

export type MenuProps = {
  /** The section on show. */
  currentId: string;
  counts: MenuCounts | undefined;
  onChoose?: () => void;
};

/** Source: SPEC.md §2.13. */
export function Menu(menu: MenuProps) {
  const askToLogout = useLogout();
  return (
    <nav className="aside-nav on-dark" aria-label="Admin">
      <h2>Admin Menu</h2>
      {sections.map((section) => (
        <Entry key={section.id} section={section} {...menu} />
      ))}
      <div className="aside-nav__end">
        <Entry section={systemSection} {...menu} />
        <Entry section={personSection} {...menu} />
        <Entry section={teamSection} {...menu} />
        <Entry section={accountSection} {...menu} />
        <button
          className="aside-nav__item"
          type="button"
          title="Logout"
          onClick={() => {
            menu.onChoose?.();
            askToLogout();
          }}
        >
          <Icon name="log-out" />
          <span>Logout</span>
        </button>
      </div>
    </nav>
  );
}

function Entry({ section, counts, currentId, onChoose }: MenuProps & { section: Section }) {
  const { id, title, icon } = section;
  const count = counts?.[id];
  return (
    <Link
      className="aside-nav__item"
      to={sectionPath(id)}
      // The same as its text: a screen reader would else say both.
      title={count ? `${title} ${count.words}` : title}
      aria-current={id === currentId ? "page" : undefined}
      onClick={onChoose}
    >
      <Icon name={icon} />
      <span>{title}</span>
      {count?.shown}
    </Link>
  );
}

/** The menu on small screens; open while it is rendered. A choice, Escape or a press beside it closes it. */
export function MenuDrawer({ onClose, ...menu }: MenuProps & { onClose: () => void }) {
  return (
    <Modal className="drawer" aria-label="Admin menu" onLeave={onClose}>
      <Menu {...menu} onChoose={onClose} />
    </Modal>
  );
}
