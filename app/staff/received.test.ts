import { expect, test } from "vitest";
import { zoneNames } from "./received.ts";

test.each([
  { zone: "Asia/Kolkata", month: 1, name: "IST" },
  { zone: "America/Chicago", month: 1, name: "CST" },
  { zone: "America/Chicago", month: 7, name: "CDT" },
  { zone: "Europe/London", month: 7, name: "BST" },
  { zone: "Europe/Istanbul", month: 1, name: "GMT+3" },
  { zone: "UTC", month: 1, name: "UTC" },
])("$zone in month $month is $name", ({ zone, month, name }) => {
  expect(zoneNames(zone)(new Date(Date.UTC(2026, month - 1, 15)))).toBe(name);
});
