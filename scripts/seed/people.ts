import { answerConsent } from "#contract/consent.ts";

/** Made-up names; some as hard on a table as real ones: long, short, accented, in Malayalam. */
export const names = [
  "Anjali Varma",
  "Tomas Lindqvist",
  "Meera Pillai",
  "Daniel Okafor",
  "Lakshmi Warrier",
  "Sofía Marín Ortega",
  "Joseph Kurian",
  "Priya Raman",
  "Ibrahim Haddad",
  "Elena Petrova",
  "Rahul Menon",
  "Grace Tan",
  "അനിത രാജൻ",
  "Mateus Carvalho",
  "Nisha Thomas",
  "Oliver Brandt",
  "Deepa Kamath",
  "Liam O’Rourke",
  "Fatima Siddiqui",
  "Vivek Shenoy",
  "Chloë van der Meer",
  "Arun Prakash",
  "Hana Kobayashi",
  "Susan Chacko",
  "Li Na",
  "Venkata Subrahmanya Satyanarayana Gopalakrishnan",
  "Marisol Reyes",
  "Peter Novak",
  "Divya Krishnan",
  "Samuel Mensah",
  "രമേശ് കുമാർ",
  "Ayesha Rahman",
  "Kevin Fernandes",
  "Ingrid Solberg",
  "Suresh Babu",
  "Naomi Clarke",
  "FNU Jyothi",
  "Bo",
  "Teresa Antony",
  "Gabriel Costa",
];

/** Addresses under the domains that nobody can own (RFC 2606). */
export function emailOf(name: string, number: number): string {
  const latin = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = latin.match(/[a-z]+/g) ?? ["visitor"];
  return `${words.slice(0, 3).join(".")}${number}@example.${number % 2 === 0 ? "com" : "org"}`;
}

/** A visitor's own address, so that the limits count each by itself (documentation range, RFC 5737). */
export function addressOf(number: number): string {
  return `198.51.100.${number}`;
}

/** What our forms say beside the lead. Times in milliseconds. */
export function fromForm(number: number): { consent: string; filled_ms: number } {
  return { consent: answerConsent.version, filled_ms: 25_000 + 7000 * number };
}
