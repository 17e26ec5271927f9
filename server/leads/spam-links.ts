/** Ends that a bare "example.com" has; other ends are too often two words without a blank ("two yrs.in Kochi"). */
const bareEnds = "com|net|org|info|biz|io|xyz|site|online|shop|vip|bet|ru|cn|cc|tk";
const host = "(?:[\\p{L}\\p{N}-]+\\.)+";
const LINK = new RegExp(
  [
    "https?:\\/\\/[^\\s<>\"'\\]]+",
    `(?<![\\p{L}\\p{N}@.-])www\\.[^\\s<>"'\\]]+`,
    `(?<![\\p{L}\\p{N}@./-])${host}\\p{L}{2,12}\\/[^\\s<>"'\\]]+`,
    `(?<![\\p{L}\\p{N}@./-])${host}(?:${bareEnds})(?![\\p{L}\\p{N}@.-])`,
  ].join("|"),
  "giu",
);
/** In every link; few texts have it, and the search for links takes long. */
const MAY_LINK = /\S\.\S|:\/\//;
// The looks behind, here and above, keep the search linear: it begins once a word and not at each letter.
const EMAIL = /(?<![^\s@<>])[^\s@<>]+@[^\s@<>]+/gu;

/** Governments, universities and the like: nobody advertises with them. */
const OFFICIAL = /(?:^|\.)(?:gov|mil|edu|gob|gouv|int|ac|nic)(?:\.[a-z]{2})?$/;

/** What governments have put into other hands; our own pages link to them. */
const CONTRACTOR = /(?:^|\.)(?:usvisascheduling|ustraveldocs|fmjfee|nclex|trumerit)\.(?:com|org)$/;

/** Where many people have a page each: there the page is what links have in common, not the site. */
const SHARED =
  /(?:^|\.)(?:google|linkedin|facebook|instagram|youtube|whatsapp|microsoft|dropbox|wa)\.(?:com|me)$/;

/** Each link of a text, official ones and our own left out, by the site (or page) that it leads to. */
export function foreignLinks(text: string, ownHost: string): string[] {
  return linksIn(text)
    .map(placeOf)
    .filter(({ site }) => !OFFICIAL.test(site) && !CONTRACTOR.test(site) && !isOf(site, ownHost))
    .map(({ site, page }) => (SHARED.test(site) ? page : site));
}

export function hasLink(text: string): boolean {
  return linksIn(text).length > 0;
}

/** Without email addresses, too. */
export function withoutLinks(text: string): string {
  const rest = text.includes("@") ? text.replace(EMAIL, " ") : text;
  return MAY_LINK.test(rest) ? rest.replace(LINK, " ") : rest;
}

/** An email address is none: people write theirs. */
function linksIn(text: string): string[] {
  return MAY_LINK.test(text) ? (text.match(LINK) ?? []) : [];
}

function placeOf(link: string): { site: string; page: string } {
  const page = link
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/[?#].*$/, "")
    .replace(/(?<![/.,;:!)])[/.,;:!)]+$/, "");
  const [site = ""] = page.split(/[/:]/);
  return { site, page };
}

function isOf(site: string, host: string): boolean {
  return site === host || site.endsWith(`.${host}`);
}
