import { arrived, type Section } from "#app/staff/section.ts";
import { api } from "#app/staff/staff-api.ts";
import { figureSpans } from "#contract/figures.ts";

/** What waits now, and how it goes: the charts and their library come when it is opened. */
export const todaySection: Section = {
  id: "today",
  title: "Today",
  intro: "Who waits for an answer, and how the last weeks went.",
  icon: "eye",
  async load(address) {
    const asked = Number(address.get("days"));
    const span = figureSpans.find((days) => days === asked) ?? figureSpans[0];
    const [{ Today }, figures] = await Promise.all([
      arrived(import("./today.tsx"), address),
      api.figures(span),
    ]);
    return <Today figures={figures} span={span} />;
  },
};
