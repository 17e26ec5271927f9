type Words = { text: string };

/** The path with its key that a mail's link leads to, as `/my-data?key=…`. @throws Error if it has none */
export function linkIn({ text }: Words, path: string): string {
  const url = text.match(/https?:\/\/\S+/g)?.find((link) => new URL(link).pathname === path);
  if (!url) throw new Error(`The mail has no link to ${path}:\n${text}`);
  const { pathname, search } = new URL(url);
  return pathname + search;
}

export function keyIn(mail: Words, path: string): string {
  return new URL(linkIn(mail, path), "http://localhost").searchParams.get("key") ?? "";
}
