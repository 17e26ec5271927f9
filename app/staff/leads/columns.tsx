import { MailAddress } from "#app/staff/mail-address.tsx";
import { received } from "#app/staff/received.ts";
import type { Column } from "#app/ui/data-table.tsx";
import type { Listed } from "#contract/answers/leads.ts";
import type { LeadOrder } from "#contract/lead-list.ts";
import { Nothing } from "./facts.tsx";

/*
 * The class names say where a cell stands: m-… in the list on phones, sec-col gives way to the details.
 */

/** The row's number in the whole list, from 1. */
export const numberColumn: Column<Listed> = {
  head: "Sl.",
  cell: (_, number) => number,
  className: "sl",
};

export const nameColumn: Column<Listed & { name: string }> = {
  head: "Name",
  cell: (lead) => (
    <>
      {lead.name} <Received lead={lead} />
    </>
  ),
  className: "name m-full",
  order: "name" satisfies LeadOrder,
};

export const phoneColumn: Column<{ phone: string }> = {
  head: "Phone number",
  cell: ({ phone }) => phone || <Nothing />,
  className: "nw sec-col m-hide",
};

export const emailColumn: Column<{ email: string }> = {
  head: "Email",
  cell: ({ email }) => <MailAddress email={email} />,
  className: "sec-col m-hide",
};

/** When the lead came, under its name. */
export function Received({ lead }: { lead: Listed }) {
  return (
    <small>
      <time dateTime={lead.created_at}>{received(lead.created_at)}</time>
    </small>
  );
}
