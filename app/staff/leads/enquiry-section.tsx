import { cut } from "#app/staff/cut.ts";
import { api } from "#app/staff/staff-api.ts";
import type { Enquiry, Marked } from "#contract/answers/leads.ts";
import { type LeadOrder, leadOrders } from "#contract/lead-list.ts";
import { mailedSections } from "#contract/staff-paths.ts";
import { emailColumn, nameColumn, numberColumn, phoneColumn } from "./columns.tsx";
import { AnswerActions, EmailFact, Fact, Nothing, WrittenFact } from "./facts.tsx";
import { leadSection } from "./lead-section.tsx";
import { MarkFacts } from "./mark-facts.tsx";

/** Source: SPEC.md §2.13. */
export const enquirySection = leadSection<Enquiry & Marked>({
  id: mailedSections.enquiries,
  title: "Enquiry Form",
  intro: "Enquiries from the form that every page opens.",
  icon: "file-text",
  orders: leadOrders.enquiry,
  searchHint: "Search name, phone, email or text",
  list: api.enquiries,
  file: { path: "/enquiry.csv", name: "enquiries" },
  find: api.enquiry,
  spam: { isSpam: ({ spam }) => spam.likely, judge: api.judgeEnquiry },
  empty: "No enquiries found",
  columns: [
    numberColumn,
    nameColumn,
    phoneColumn,
    emailColumn,
    {
      head: "Category",
      cell: ({ category }) => category,
      className: "m-full cat",
      order: "category" satisfies LeadOrder,
    },
    {
      head: "Location",
      cell: ({ location }) => location || <Nothing />,
      className: "sec-col soft m-hide place",
    },
    {
      head: "Doubt",
      cell: ({ doubt }) => cut(doubt) || <Nothing />,
      className: "sec-col soft m-full msg",
    },
  ],
  details: {
    title: "Enquiry Details",
    place: "beside",
    facts: ({ name, phone, email, category, location, doubt, receipt, ...marks }) => (
      <>
        <Fact name="Name">
          <strong>{name}</strong>
        </Fact>
        <Fact name="Phone">{phone}</Fact>
        <EmailFact email={email} />
        <Fact name="Category">{category}</Fact>
        <Fact name="Location">{location}</Fact>
        <WrittenFact name="Doubt" text={doubt} />
        <Fact name="Receipt">{receipt}</Fact>
        <MarkFacts lead={marks} />
      </>
    ),
    actions: (enquiry) => <AnswerActions lead={enquiry} />,
  },
});
