/** Where staff open a lead: an address for mails. */
export function leadUrl(publicUrl: string, id: string): string {
  return `${publicUrl}/admin/dashboard?section=desk&lead=${id}`;
}

type Named = { category: string; name: string; receipt: string };

/** "TN Visa, from Meera Pillai (M-7K4Q-X2RD)": a lead as mails to staff name it. */
export function leadTitle({ category, name, receipt }: Named): string {
  return `${category || "Message"}, from ${name} (${receipt})`;
}
