/** So long a mail is that worker's which claimed it: longer than a single try (server/mail/tries.ts). */
export const mailLeaseMs = 5 * 60_000;
