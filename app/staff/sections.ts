import { accountSection } from "./account/account-section.tsx";
import { campaignSection } from "./campaigns/campaign-section.tsx";
import { deskSection } from "./desk/desk-section.tsx";
import { contactSection } from "./leads/contact-section.tsx";
import { enquirySection } from "./leads/enquiry-section.tsx";
import { subscriberSection } from "./leads/subscriber-section.tsx";
import { personSection } from "./person/person-section.tsx";
import { blogSection } from "./posts/blog-section.tsx";
import type { Section } from "./section.ts";
import { systemSection } from "./system/system-section.tsx";
import { teamSection } from "./team/team-section.tsx";
import { todaySection } from "./today/today-section.tsx";

const defaultSection = contactSection;

/** The admin menu, in its order: the four lists of SPEC.md §2.13, and what was added to them. */
export const sections: readonly Section[] = [
  defaultSection,
  enquirySection,
  subscriberSection,
  blogSection,
  deskSection,
  campaignSection,
  todaySection,
];

/** The section that an address names; any other name gives the first. */
export function sectionOf(address: URLSearchParams): Section {
  const id = address.get("section");
  const others = [personSection, systemSection, teamSection, accountSection];
  const named = [...sections, ...others].find((section) => section.id === id);
  return named ?? defaultSection;
}
