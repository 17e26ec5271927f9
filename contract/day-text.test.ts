import fc from "fast-check";
import { expect, test } from "vitest";
import { dayText, monthText } from "./day-text.ts";

test("days and months are named as the platform names them", () => {
  const format = (options: Intl.DateTimeFormatOptions, day: Date) =>
    new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(day);
  const days = fc.date({
    min: new Date("1900-01-01"),
    max: new Date("2199-12-31"),
    noInvalidDate: true,
  });

  fc.assert(
    fc.property(days, (day) => {
      const written = day.toISOString().slice(0, 10);
      expect(dayText(written)).toBe(format({ dateStyle: "long" }, day));
      expect(monthText(written)).toBe(format({ month: "long", year: "numeric" }, day));
    }),
  );
});
