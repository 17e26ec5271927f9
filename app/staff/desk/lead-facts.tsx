import { EmailFact, Fact, WrittenFact } from "#app/staff/leads/facts.tsx";
import { MarkFacts } from "#app/staff/leads/mark-facts.tsx";
import type { DeskLead } from "#contract/answers/desk.ts";
import type { LeadSource } from "#contract/lead-signals.ts";
import { wayOf, zoneText } from "./source-words.ts";
import { callLink, likelyCountry } from "./visitor-number.ts";
import { kindNames } from "./words.ts";

/** What they wrote, and who they are. */
export function LeadFacts({ lead }: { lead: DeskLead }) {
  const { kind, email, phone, category, location, zone, text } = lead;
  return (
    <dl>
      {text && <WrittenFact name={kind === "enquiry" ? "Doubt" : "Message"} text={text} />}
      {category && <Fact name="Category">{category}</Fact>}
      <Fact name="Phone">
        {phone && <a href={callLink(phone, likelyCountry(lead))}>{phone}</a>}
      </Fact>
      <EmailFact email={email} />
      {(location || zone) && (
        <Fact name="Location">{[location, zoneText(zone)].filter(Boolean).join(", ")}</Fact>
      )}
    </dl>
  );
}

/** How it came, and what was made of it. */
export function LeadOrigin({ lead }: { lead: DeskLead }) {
  const { receipt, page } = lead;
  return (
    <section className="desk-origin" aria-label="How it came">
      <h3>How it came</h3>
      <dl>
        <Fact name="As">{kindNames[lead.kind]}</Fact>
        <Fact name="Receipt">{receipt}</Fact>
        {page && <Fact name="Sent from">{page}</Fact>}
        <SourceFacts first={lead.source_first} last={lead.source_last} />
        <MarkFacts lead={lead} />
      </dl>
    </section>
  );
}

function SourceFacts({ first, last }: { first: LeadSource; last: LeadSource }) {
  const [firstText, lastText] = [wayOf(first), wayOf(last)];
  if (!first.landing && !firstText && !lastText) return null;
  if (firstText === lastText) {
    return (
      <>
        <Fact name="Came by">{firstText || "Directly"}</Fact>
        <Fact name="Began at">{first.landing}</Fact>
      </>
    );
  }
  return (
    <>
      <Fact name="First by">{firstText || "Directly"}</Fact>
      <Fact name="Began at">{first.landing}</Fact>
      <Fact name="Last by">{lastText || "Directly"}</Fact>
    </>
  );
}
