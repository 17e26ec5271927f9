import { arrived, type Section } from "#app/staff/section.ts";
import { mailedSections } from "#contract/staff-paths.ts";

/** Every lead in one inbox, and all that is done with it. It stands beside the lists, which stay as they are. */
export const deskSection: Section = {
  id: mailedSections.desk,
  title: "Desk",
  intro: "Every lead, until somebody has answered it.",
  icon: "list-checks",
  async load(address) {
    const { loadDesk } = await arrived(import("./load-desk.tsx"), address);
    return loadDesk(address);
  },
};
