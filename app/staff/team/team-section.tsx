import { arrived, type Section } from "#app/staff/section.ts";

/** Who has an account, and who did what. */
export const teamSection: Section = {
  id: "team",
  title: "Team",
  intro: "Who has an account, who is invited, and who did what.",
  icon: "users",
  async load(address) {
    const { loadTeam } = await arrived(import("./team.tsx"), address);
    return loadTeam(address);
  },
};
