/** Long texts on which a rule that tries again from every place would take the square of their length. */
export function hostileTexts(length: number): string[] {
  return [
    "a".repeat(length),
    " ".repeat(length),
    `${" ".repeat(length)}a`,
    `a${" ".repeat(length)}a`,
    ".".repeat(length),
    `a@${".".repeat(length)}@`,
    `a@${"a.".repeat(length / 2)} `,
    "a@".repeat(length / 2),
    `+91${"1".repeat(length)}`,
    "(".repeat(length),
    "- ".repeat(length / 2),
    "\0".repeat(length),
    "\uD83D".repeat(length),
    "\n".repeat(length),
    "<".repeat(length),
    "&".repeat(length),
    "0".repeat(length),
  ];
}
