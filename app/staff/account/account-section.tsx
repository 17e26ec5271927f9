import { arrived, type Section } from "#app/staff/section.ts";
import { api } from "#app/staff/staff-api.ts";

/** One's own access: no list of visitors' leads, so it stands apart in the menu. */
export const accountSection: Section = {
  id: "account",
  title: "Account",
  intro: "Your name, password, two-step login, open logins, and how these pages look.",
  icon: "user",
  async load(address) {
    const [{ Account, loadTwoStep }, me, logins] = await Promise.all([
      arrived(import("./account.tsx"), address),
      api.whoami(),
      api.logins(),
    ]);
    return <Account me={me} logins={logins} twoStep={await loadTwoStep(me)} />;
  },
};
