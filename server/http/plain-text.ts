/** What PostgreSQL can keep and compare: no NUL, no lone surrogate. */
export function isPlainText(part: unknown): part is string {
  return typeof part === "string" && !part.includes("\0") && part.isWellFormed();
}
