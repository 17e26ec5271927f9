/** The IANA name of the device's time zone; empty where the browser does not say. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
}
