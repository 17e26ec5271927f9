/** Beside the newsletter's form: how somebody comes onto its list, and leaves it. */
export const newsletterSteps = {
  heading: "From your address to the first letter",
  steps: [
    {
      title: "You get a mail with a link",
      text: "So that nobody signs somebody else up.",
    },
    {
      title: "You press the link",
      text: "Only then is your address on the list.",
    },
    {
      title: "You read, for as long as you like",
      text: "Each letter has a link that ends it.",
    },
  ],
} as const;
