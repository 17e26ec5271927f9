import { type Hours, minutesOf, type Opening } from "./opening.ts";

/** By ISO weekday, Monday first. */
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** "Monday to Friday, 9:00 am to 5:00 pm". */
export function hoursText({ firstDay, lastDay, opens, closes }: Hours): string {
  const days = `${weekdays[firstDay - 1]} to ${weekdays[lastDay - 1]}`;
  return `${days}, ${clockText(opens)} to ${clockText(closes)}`;
}

function clockText(time: string): string {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, "0");
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? "am" : "pm"}`;
}

/** "Open now, for another 2 h 15 min", "Closed now, opens in 40 min", "Closed now, opens in 2 days 3 h". */
export function openingText({ isOpen, changesAt }: Opening, now: Date): string {
  const wait = waitText(Math.ceil((changesAt.getTime() - now.getTime()) / 60_000));
  return isOpen ? `Open now, for another ${wait}` : `Closed now, opens in ${wait}`;
}

/** The two largest units: nobody who waits for days counts minutes. */
function waitText(minutes: number): string {
  const days = Math.floor(minutes / (24 * 60));
  const hours = Math.floor((minutes / 60) % 24);
  const parts = [
    days > 0 && `${days} ${days === 1 ? "day" : "days"}`,
    hours > 0 && `${hours} h`,
    minutes % 60 > 0 && `${minutes % 60} min`,
  ];
  return parts.filter(Boolean).slice(0, 2).join(" ");
}

/** The office's own clock: "Saturday 3:12 am". */
export function localTimeText(zone: string, now: Date): string {
  const day = new Intl.DateTimeFormat("en-US", { timeZone: zone, weekday: "long" });
  const time = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
  });
  return `${day.format(now)} ${clockText(time.format(now))}`;
}
