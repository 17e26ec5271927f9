/** As names are sorted: without accents and capitals, and no longer than anybody compares. */
export function nameKey(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().slice(0, 60).toWellFormed();
}
