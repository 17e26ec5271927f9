import { createPasswords } from "#server/staff/password.ts";

/** As in production, but for the cost of a hash: a tenth of a second there. */
export const quickPasswords = createPasswords({ cost: { N: 2, r: 8, p: 1 } });
