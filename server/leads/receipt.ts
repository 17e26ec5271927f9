import { randomInt } from "node:crypto";

/** Without 0, 1, I, L, O and U: read out on the phone, none is taken for another. */
const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * The number that a visitor names when asking about a lead, such as M-7K4Q-X2RD: about 6.5e11 of them. Its signs are the
 * digits of one random number, which takes less than eight (docs/decisions/057).
 */
export function newReceipt(): string {
  let signs = "";
  for (let left = randomInt(letters.length ** 8); signs.length < 8; ) {
    signs += letters[left % letters.length];
    left = Math.floor(left / letters.length);
  }
  return `M-${signs.slice(0, 4)}-${signs.slice(4)}`;
}
