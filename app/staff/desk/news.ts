import { countOf } from "#app/staff/count-words.ts";
import type { DeskEvent, LeadVersion } from "#contract/answers/desk.ts";

/** What has happened since the list was loaded. */
export type News = {
  /** Ids of leads that came. */
  came: readonly string[];
  /** Leads that are shown as they were before. */
  changed: readonly LeadVersion[];
  /** There was too much to name. */
  isMore: boolean;
};

export const noNews: News = { came: [], changed: [], isMore: false };

/** News with one more event. `shown` are the leads on the page: changes of others are no news there. */
export function newsAfter(news: News, event: DeskEvent, shown: readonly LeadVersion[]): News {
  if (event.type === "came") {
    const others = event.ids.filter((id) => !isAmong(shown, id) && !news.came.includes(id));
    return others.length > 0 ? { ...news, came: [...news.came, ...others] } : news;
  }
  if (event.type === "changed") {
    const newer = event.leads.filter((lead) => isNewer(lead, shown));
    const others = news.changed.filter(({ id }) => !isAmong(newer, id));
    return newer.length > 0 ? { ...news, changed: [...others, ...newer] } : news;
  }
  return event.type === "many" ? { ...news, isMore: true } : news;
}

/** What is still news after the list was read again. */
export function newsBeside({ came, changed }: News, shown: readonly LeadVersion[]): News {
  return {
    came: came.filter((id) => !isAmong(shown, id)),
    changed: changed.filter((lead) => isNewer(lead, shown)),
    isMore: false,
  };
}

function isAmong(leads: readonly LeadVersion[], id: string): boolean {
  return leads.some((lead) => lead.id === id);
}

/** Whether it is shown as it was before. */
export function isNewer({ id, version }: LeadVersion, shown: readonly LeadVersion[]): boolean {
  return shown.some((lead) => lead.id === id && lead.version < version);
}

/** "3 new leads, 1 changed"; empty without news. */
export function newsText({ came, changed, isMore }: News): string {
  const parts = [
    came.length > 0 && countOf(came.length, "new lead"),
    changed.length > 0 && `${changed.length} changed`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return isMore ? "The list has changed" : "";
  return parts.join(", ");
}
