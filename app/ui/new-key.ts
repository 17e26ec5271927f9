/** 32 hexadecimal digits. crypto.randomUUID is missing on plain http, where an office may try the site in its own network. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
