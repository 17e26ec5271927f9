type Named = { category: string; name: string; receipt: string };

/** "TN Visa, from Meera Pillai (M-7K4Q-X2RD)": a lead as mails to staff name it. */
export function leadTitle({ category, name, receipt }: Named): string {
  return `${category || "Message"}, from ${name} (${receipt})`;
}
