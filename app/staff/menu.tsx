import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { accountSection } from "./account/account-section.tsx";
import { useLogout } from "./login/logout.tsx";
import { personSection } from "./person/person-section.tsx";
import { type Section, sectionPath } from "./section.ts";
import { sections } from "./sections.ts";
import { systemSection } from "./system/system-section.tsx";
import { teamSection } from "./team/team-section.tsx";
import { todaySection } from "./today/today-section.tsx";

type MenuProps = {
  /** The section on show. */
  currentId: string;
  onChoose?: () => void;
};

/** Source: SPEC.md §2.13. */
export function Menu({ currentId, onChoose }: MenuProps) {
  const askToLogout = useLogout();
  return (
    <nav className="aside-nav on-dark" aria-label="Admin">
      <h2>Admin Menu</h2>
      {sections.map((section) => (
        <Entry key={section.id} {...{ section, currentId, onChoose }} />
      ))}
      <Entry section={todaySection} {...{ currentId, onChoose }} />
      <div className="aside-nav__end">
        <Entry section={systemSection} {...{ currentId, onChoose }} />
        <Entry section={personSection} {...{ currentId, onChoose }} />
        <Entry section={teamSection} {...{ currentId, onChoose }} />
        <Entry section={accountSection} {...{ currentId, onChoose }} />
        <button
          className="aside-nav__item"
          type="button"
          title="Logout"
          onClick={() => {
            onChoose?.();
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

function Entry({ section, currentId, onChoose }: MenuProps & { section: Section }) {
  const { id, title, icon } = section;
  return (
    <Link
      className="aside-nav__item"
      to={sectionPath(id)}
      title={title}
      aria-current={id === currentId ? "page" : undefined}
      onClick={onChoose}
    >
      <Icon name={icon} />
      <span>{title}</span>
    </Link>
  );
}

/** The menu on small screens; open while it is rendered. A choice, Escape or a press beside it closes it. */
export function MenuDrawer({ currentId, onClose }: { currentId: string; onClose: () => void }) {
  return (
    <Modal className="drawer" aria-label="Admin menu" onLeave={onClose}>
      <Menu currentId={currentId} onChoose={onClose} />
    </Modal>
  );
}
