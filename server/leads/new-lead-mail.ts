import type { ContactMessage, Enquiry } from "#contract/answers/leads.ts";
import { mailLink } from "#contract/mail-link.ts";
import type { Dependencies, Mail } from "#server/dependencies.ts";
import { escapeHtml, leadUrl, linksHtml, mailHtml, oneLine } from "#server/mail/words.ts";

/** The office's mailbox, and the origin in its links. */
export type Notified = Pick<Dependencies, "publicUrl"> & { notifyEmail: string };

/** To the office, about a new enquiry: everything that was sent, and the ways to answer it. */
export function newEnquiryMail(enquiry: Enquiry, office: Notified): Mail {
  return newLeadMail(enquiry, office, {
    subject: `New enquiry: ${enquiry.category}, from ${enquiry.name}`,
    fields: [
      ["Name", enquiry.name],
      ["Phone", enquiry.phone],
      ["Email", enquiry.email],
      ["Category", enquiry.category],
      ["Location", enquiry.location],
      ["Doubt", enquiry.doubt],
    ],
  });
}

/** To the office, about a new contact message. */
export function newMessageMail(message: ContactMessage, office: Notified): Mail {
  return newLeadMail(message, office, {
    subject: `New contact message from ${message.name}`,
    fields: [
      ["Name", message.name],
      ["Phone", message.phone],
      ["Email", message.email],
      ["Message", message.message],
    ],
  });
}

type Lead = { id: string; receipt: string; name: string; email: string; phone: string };
type Words = { subject: string; fields: [label: string, value: string][] };

function newLeadMail(lead: Lead, office: Notified, { subject, fields }: Words): Mail {
  const rows: [string, string][] = [...fields, ["Receipt", lead.receipt]];
  const ways: [label: string, url: string][] = [
    ...(lead.phone ? [[`Call ${lead.phone}`, `tel:${lead.phone}`] as [string, string]] : []),
    ["Reply by email", mailLink(lead.email, `Your enquiry ${lead.receipt}`)],
    ["Open on the desk", leadUrl(office.publicUrl, lead.id)],
  ];
  const text = [
    ...rows.map(([label, value]) => `${label}: ${value || "–"}`),
    "",
    ...ways.map(([label, url]) => `${label}: ${url}`),
  ].join("\n");
  return {
    aboutId: lead.id,
    to: office.notifyEmail,
    replyTo: lead.email,
    subject: oneLine(subject),
    text,
    html: mailHtml(subject, tableHtml(rows) + linksHtml(ways)),
  };
}

function tableHtml(rows: [string, string][]): string {
  const row = ([label, value]: [string, string]) =>
    `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value || "–").replaceAll("\n", "<br>")}</td></tr>`;
  return `<table cellpadding="6">${rows.map(row).join("")}</table>`;
}
