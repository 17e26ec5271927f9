/** Day before month, spelt: neither the office in Austin nor the one in Kochi can misread it. */
const locale = "en-GB";

const toTheMinute = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
/** Each kind of English has short names for zones of its own: CST in the first, IST in the second, CET in the third. */
const zoneLocales = ["en-US", "en-IN", locale];
const ownZone = zoneNames();
const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });

/** When a lead came, on the reader's own clock; `createdAt` is ISO 8601, UTC. */
export function received(createdAt: string): string {
  return toTheMinute.format(new Date(createdAt));
}

/** The same for a time that colleagues elsewhere speak of: "24 Nov 2026, 14:30 IST". */
export function receivedWithZone(createdAt: string): string {
  return `${received(createdAt)} ${ownZone(new Date(createdAt))}`;
}

/** As its offices call a zone, IST or CST; without such a name by its hours, GMT+3. `timeZone`: else the reader's own. */
export function zoneNames(timeZone?: string): (at: Date) => string {
  const formats = zoneLocales.map(
    (one) => new Intl.DateTimeFormat(one, { timeZone, timeZoneName: "short" }),
  );
  return (at) => {
    const names = formats.map(
      (format) => format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "",
    );
    return names.find((name) => !/^GMT[+-]/.test(name)) ?? names[0] ?? "";
  };
}

/** A day of the calendar, YYYY-MM-DD, with its year. */
export function calendarDay(date: string): string {
  return day.format(new Date(date));
}

/** The reader's own day, YYYY-MM-DD; `later` days on. */
export function readersDay(now: number, later = 0): string {
  const date = new Date(now);
  date.setDate(date.getDate() + later);
  return new Date(+date - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
