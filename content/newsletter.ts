/** The newsletter's popup and its page. Source: SPEC.md §2.5 and §2.11. */
export const newsletter = {
  heading: "The visa letter",
  text: "US visa forms, rules and interviews in plain words, by email, when we have something new to say.",
  /** Source: SPEC.md §8. */
  subscribed: "The form was sent successfully.",
  /**
   * It may have been somebody else's address, so its owner has the last word. True of whoever has confirmed, too: nobody learns
   * here who has.
   */
  toConfirm:
    "Unless you already get our newsletter, one step is left: the link in the mail that we send you.",
} as const;
