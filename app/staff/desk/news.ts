import type { DeskEvent } from "#contract/desk.ts";

/** What has happened since the list was loaded. */
export type News = {
  /** Ids of leads that came. */
  came: readonly string[];
  /** Ids of leads that somebody else has changed. */
  changed: readonly string[];
  /** There was too much to name. */
  isMore: boolean;
};

export const noNews: News = { came: [], changed: [], isMore: false };

/** News with one more event. `shown` are the ids on the page: changes of others are no news there. */
export function newsAfter(news: News, event: DeskEvent, shown: readonly string[]): News {
  if (event.type === "came") {
    const others = event.ids.filter((id) => !shown.includes(id) && !news.came.includes(id));
    return others.length > 0 ? { ...news, came: [...news.came, ...others] } : news;
  }
  if (event.type === "changed") {
    const ours = event.ids.filter((id) => shown.includes(id) && !news.changed.includes(id));
    return ours.length > 0 ? { ...news, changed: [...news.changed, ...ours] } : news;
  }
  return event.type === "many" ? { ...news, isMore: true } : news;
}

/** "3 new leads, 1 changed"; empty without news. */
export function newsText({ came, changed, isMore }: News): string {
  const parts = [
    came.length > 0 && (came.length === 1 ? "1 new lead" : `${came.length} new leads`),
    changed.length > 0 && `${changed.length} changed`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return isMore ? "The list has changed" : "";
  return parts.join(", ");
}
