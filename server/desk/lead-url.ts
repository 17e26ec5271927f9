/** Where staff open a lead: an address for mails. */
export function leadUrl(publicUrl: string, id: string): string {
  return `${publicUrl}/admin/dashboard?section=desk&lead=${id}`;
}
