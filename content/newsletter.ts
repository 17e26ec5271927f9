/** The newsletter's popup and its page. Source: SPEC.md §2.5 and §2.11. */
export const newsletter = {
  heading: "The visa letter",
  text: "Dates, fees and rule changes for US visas, in plain words, by email.",
  /** Read aloud when the popup opens by itself. */
  announcement: "The newsletter form has opened at the end of the page.",
  /** Source: SPEC.md §8. */
  subscribed: "The form was sent successfully.",
  promise: "We use your address for this letter and for nothing else.",
} as const;
