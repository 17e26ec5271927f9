/** The pages that the newsletter's mails lead to, and the mail that asks. */
export const newsletterLink = {
  mailSubject: "Please confirm your newsletter subscription",
  ended: {
    heading: "This link has ended",
    text: "It is not complete, too old, or the address is not on our list any more.",
  },
  confirm: {
    heading: "Confirm your subscription",
    ask: "One press, and our newsletter comes to",
    press: "Yes, send it to me",
    done: "Your subscription is confirmed.",
    after: "The newsletter comes to",
    undone: "This address has been taken off our list since. You can subscribe again.",
  },
  unsubscribe: {
    heading: "Unsubscribe",
    ask: "One press, and we stop sending our newsletter to",
    press: "Unsubscribe",
    done: "You are unsubscribed.",
    after:
      "So that we do not write to you again, and can show what you agreed to, we keep a record of",
  },
  again: "Subscribe again",
} as const;
