import { cut } from "#app/staff/cut.ts";
import { api } from "#app/staff/staff-api.ts";
import type { ContactMessage, Marked } from "#contract/answers/leads.ts";
import { leadOrders } from "#contract/lead-list.ts";
import { mailedSections } from "#contract/staff-paths.ts";
import { emailColumn, nameColumn, numberColumn, phoneColumn } from "./columns.tsx";
import { AnswerActions, EmailFact, Fact, Nothing, WrittenFact } from "./facts.tsx";
import { leadSection } from "./lead-section.tsx";
import { MarkFacts } from "./mark-facts.tsx";

/** Source: SPEC.md §2.13. */
export const contactSection = leadSection<ContactMessage & Marked>({
  id: mailedSections.messages,
  title: "Contact Form",
  intro: "Messages from the contact page, the footer and the blog.",
  icon: "inbox",
  orders: leadOrders.contact,
  searchHint: "Search name, phone, email or text",
  list: api.messages,
  file: { path: "/contact.csv", name: "contact-messages" },
  find: api.message,
  spam: { isSpam: ({ spam }) => spam.likely, judge: api.judgeMessage },
  empty: "No contact submissions found",
  columns: [
    numberColumn,
    nameColumn,
    phoneColumn,
    emailColumn,
    {
      head: "Message",
      cell: ({ message }) => cut(message) || <Nothing />,
      className: "soft m-full msg",
    },
  ],
  details: {
    title: "Contact Details",
    place: "beside",
    facts: ({ name, phone, email, message, receipt, ...marks }) => (
      <>
        <Fact name="Name">
          <strong>{name}</strong>
        </Fact>
        <Fact name="Phone">{phone}</Fact>
        <EmailFact email={email} />
        <WrittenFact name="Message" text={message} />
        <Fact name="Receipt">{receipt}</Fact>
        <MarkFacts lead={marks} />
      </>
    ),
    actions: (message) => <AnswerActions lead={message} />,
  },
});
