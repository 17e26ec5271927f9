/** The office whose clock a zone has. India's has two names, and Chrome says the older one. `zone` is an IANA name. */
export function officeInZone<T extends { zone: string }>(
  offices: readonly T[],
  zone: string,
): T | undefined {
  const name = zone === "Asia/Calcutta" ? "Asia/Kolkata" : zone;
  return offices.find((office) => office.zone === name);
}
