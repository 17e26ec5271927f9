/** Gives the browser a file to save, as a link would. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has taken it by then; to let go of it at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
