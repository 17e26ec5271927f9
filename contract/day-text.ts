/** In our own words, not by Intl: its first use keeps a browser from answering for 20 to 50 ms. */
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** "May 16, 2025" of 2025-05-16. */
export function dayText(date: string): string {
  return `${monthOf(date)} ${Number(date.slice(8, 10))}, ${yearOf(date)}`;
}

/** "November 2026" of 2026-11-21. */
export function monthText(date: string): string {
  return `${monthOf(date)} ${yearOf(date)}`;
}

function monthOf(date: string): string | undefined {
  return months[Number(date.slice(5, 7)) - 1];
}

function yearOf(date: string): string {
  return date.slice(0, 4);
}
