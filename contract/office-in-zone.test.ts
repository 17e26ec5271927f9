import { expect, test } from "vitest";
import { officeInZone } from "./office-in-zone.ts";

const offices = [
  { city: "Austin", zone: "America/Chicago" },
  { city: "Kochi", zone: "Asia/Kolkata" },
];

test.each([
  ["Asia/Kolkata", "Kochi"],
  ["Asia/Calcutta", "Kochi"],
  ["America/Chicago", "Austin"],
  ["Asia/Dubai", undefined],
  ["", undefined],
])("the clock of %j is that of %s", (zone, city) => {
  expect(officeInZone(offices, zone)?.city).toBe(city);
});
