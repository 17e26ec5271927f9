import { EmailFact, Fact, PhoneFact, WrittenFact } from "#app/staff/facts.tsx";
import { MarkFacts } from "#app/staff/mark-facts.tsx";
import type { DeskLead } from "#contract/desk.ts";
import type { LeadSource } from "#contract/lead-signals.ts";
import { wayOf, zoneText } from "./source-words.ts";
import { kindNames } from "./words.ts";

/** Who wrote, what, and from where. */
export function LeadFacts({ lead }: { lead: DeskLead }) {
  const { kind, email, phone, category, location, zone, text, receipt, page } = lead;
  return (
    <dl>
      <PhoneFact phone={phone} />
      <EmailFact email={email} />
      {category && <Fact name="Category">{category}</Fact>}
      {(location || zone) && (
        <Fact name="Location">{[location, zoneText(zone)].filter(Boolean).join(", ")}</Fact>
      )}
      {text && <WrittenFact name={kind === "enquiry" ? "Doubt" : "Message"} text={text} />}
      <Fact name="Receipt">{`${receipt} (${kindNames[kind]})`}</Fact>
      {page && <Fact name="Sent from">{page}</Fact>}
      <SourceFacts first={lead.source_first} last={lead.source_last} />
      <MarkFacts lead={lead} />
    </dl>
  );
}

function SourceFacts({ first, last }: { first: LeadSource; last: LeadSource }) {
  const [firstText, lastText] = [wayOf(first), wayOf(last)];
  if (!firstText && !lastText) return null;
  if (firstText === lastText) return <Fact name="Came by">{firstText}</Fact>;
  return (
    <>
      <Fact name="First came by">{firstText || "Directly"}</Fact>
      <Fact name="Last came by">{lastText || "Directly"}</Fact>
    </>
  );
}
