/** "2 h 15 min", "2 days 3 h"; begun minutes count. The two largest units: nobody who waits for days counts minutes. */
export function durationText(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  const days = Math.floor(minutes / (24 * 60));
  const hours = Math.floor((minutes / 60) % 24);
  const parts = [
    days > 0 && `${days} ${days === 1 ? "day" : "days"}`,
    hours > 0 && `${hours} h`,
    minutes % 60 > 0 && `${minutes % 60} min`,
  ];
  const largest = days > 0 ? 0 : 1;
  return parts
    .slice(largest, largest + 2)
    .filter(Boolean)
    .join(" ");
}
