import { accountSection } from "./account-section.tsx";
import { blogSection } from "./blog-section.tsx";
import { campaignSection } from "./campaign-section.tsx";
import { contactSection } from "./contact-section.tsx";
import { deskSection } from "./desk-section.tsx";
import { enquirySection } from "./enquiry-section.tsx";
import { personSection } from "./person-section.tsx";
import type { Section } from "./section.ts";
import { subscriberSection } from "./subscriber-section.tsx";
import { systemSection } from "./system-section.tsx";
import { teamSection } from "./team-section.tsx";
import { todaySection } from "./today-section.tsx";

const defaultSection = contactSection;

/** The admin menu, in its order: the four lists of SPEC.md §2.13, and what was added to them. */
export const sections: readonly Section[] = [
  defaultSection,
  enquirySection,
  subscriberSection,
  blogSection,
  deskSection,
  campaignSection,
];

/** The section that an address names; any other name gives the first. */
export function sectionOf(address: URLSearchParams): Section {
  const id = address.get("section");
  const others = [todaySection, personSection, systemSection, teamSection, accountSection];
  const named = [...sections, ...others].find((section) => section.id === id);
  return named ?? defaultSection;
}
