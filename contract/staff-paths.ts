/** Where staff work; the address says in which section. */
export const dashboardPath = "/admin/dashboard";

/** The sections that mails lead to, too, as addresses name them. */
export const mailedSections = { desk: "desk", enquiries: "enquiry", messages: "contact" } as const;

export function sectionPath(id: string): string {
  return `${dashboardPath}?section=${id}`;
}

/** Where a lead is opened: on the desk, which shows how it stands and how to answer. */
export function leadPath({ id }: { id: string }): string {
  return `${sectionPath(mailedSections.desk)}&lead=${id}`;
}
