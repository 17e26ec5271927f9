import { randomInt } from "node:crypto";

/** Without 0, 1, I, L, O and U: read out on the phone, none is taken for another. */
const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The number that a visitor names when asking about a lead, such as M-7K4Q-X2RD: about 6.5e11 of them. */
export function newReceipt(): string {
  const sign = () => letters[randomInt(letters.length)];
  const four = () => Array.from({ length: 4 }, sign).join("");
  return `M-${four()}-${four()}`;
}
