import { arrived, type Section } from "#app/staff/section.ts";
import { api } from "#app/staff/staff-api.ts";

/** How the site itself is: no list of visitors' leads, so it stands apart in the menu. */
export const systemSection: Section = {
  id: "system",
  title: "System",
  intro: "How the site itself is: mail, backup, room, and what came and was told.",
  icon: "info",
  async load(address) {
    const [{ System }, state] = await Promise.all([
      arrived(import("./system.tsx"), address),
      api.system(),
    ]);
    return <System state={state} />;
  },
};
