/** Beside the form of "My data": what its link opens. */
export const myDataSteps = {
  heading: "What the link opens",
  steps: [
    {
      title: "All that we hold",
      text: "What you have sent, our notes on it, the mails about it, and whether you get our newsletter.",
    },
    {
      title: "A copy to keep",
      text: "As a text to read, or as JSON for other programs.",
    },
    {
      title: "The way to delete it",
      text: "All at once, after you have read what that means.",
    },
  ],
} as const;
