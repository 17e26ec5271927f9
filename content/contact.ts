/** The words of the contact page. Addresses, phones and hours stand in brand.ts. Source: SPEC.md §2.10. */
export const contact = {
  path: "/contact",
  seo: {
    title: "Contact Us: visa help in Austin and Kochi",
    description:
      "Call, write or send a message to our US visa and immigration desks in Austin, Texas and Kochi, Kerala. Addresses, opening hours and maps.",
  },
  heading: "Contact Us",
  lead: "Call, write or send the form. Austin and Kochi lie half a day apart, so our working day is a long one.",
  form: {
    heading: "Send us a message",
    text: "Tell us what happened and what you want to happen next.",
  },
  places: {
    heading: "Where we are",
    note: "Sketches, not to scale. Please call before you come, so that the right person is there.",
    onMap: "Find it on OpenStreetMap",
  },
} as const;
