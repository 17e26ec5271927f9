import { accountSection } from "./account-section.tsx";
import { blogSection } from "./blog-section.tsx";
import { campaignSection } from "./campaign-section.tsx";
import { contactSection } from "./contact-section.tsx";
import { enquirySection } from "./enquiry-section.tsx";
import { personSection } from "./person-section.tsx";
import type { Section } from "./section.ts";
import { subscriberSection } from "./subscriber-section.tsx";
import { systemSection } from "./system-section.tsx";

const defaultSection = contactSection;

/** The admin menu, in its order. Source: SPEC.md §2.13. */
export const sections: readonly Section[] = [
  defaultSection,
  enquirySection,
  subscriberSection,
  blogSection,
  campaignSection,
];

/** The section that an address names; any other name gives the first. */
export function sectionOf(address: URLSearchParams): Section {
  const id = address.get("section");
  const others = [personSection, systemSection, accountSection];
  const named = [...sections, ...others].find((section) => section.id === id);
  return named ?? defaultSection;
}
