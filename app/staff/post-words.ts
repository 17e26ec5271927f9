/** A post's first title as far as its id tells it, without its random end (server/blog/slug.ts). */
export function postWords(id: string): string {
  const words = id.replace(/(^|-)[2-9b-df-hj-np-tv-xz]{6}$/, "").replaceAll("-", " ");
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : id;
}
