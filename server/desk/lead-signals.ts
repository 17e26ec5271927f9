import type { Office } from "#contract/desk.ts";

/** Whose working day is nearer to the visitor's: the Americas' and the Pacific's mornings are Austin's. */
export function nearOffice({ zone, languages }: { zone: string; languages: string }): Office {
  if (/^(America|US|Canada|Pacific)\//.test(zone)) return "austin";
  if (/^[A-Z]\w+\//.test(zone)) return "kochi";
  return /^[a-z]{2,3}-IN\b/i.test(languages) ? "kochi" : "austin";
}

type Source = { utm_source: string; referrer: string };

/** How a visit came, in one word: the campaign's source, else the host of the page before, else nothing. */
export function sourceName({ utm_source, referrer }: Source): string {
  return (utm_source || referrer.replace(/^www\./i, "")).toLowerCase().slice(0, 100).toWellFormed();
}
