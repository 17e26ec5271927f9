import { officeNames } from "#contract/answering.ts";
import type { DeskLead } from "#contract/answers/desk.ts";
import type { Me } from "#contract/answers/staff.ts";
import type { Placeholder } from "#contract/reply-template.ts";

/** What the placeholders of a template become in a mail about this lead. */
export function templateValues(
  lead: Pick<DeskLead, "name" | "receipt" | "category" | "office">,
  writer: Pick<Me, "name" | "email">,
): Record<Placeholder, string> {
  return {
    name: lead.name,
    receipt: lead.receipt,
    category: lead.category || "US visas",
    staff: writer.name || staffName(writer.email),
    office: officeNames[lead.office],
  };
}

/** "priya.menon@example.com" is Priya Menon; whoever writes sees it before it is sent. */
function staffName(email: string): string {
  const [local = ""] = email.split("@");
  const words = local.split(/[._+-]+/).filter(Boolean);
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(" ");
}
