/** The words of the page that stands in for others while there is no connection. */
export const offline = {
  path: "/offline",
  heading: "You are offline",
  lead: "This page needs the internet, and there is no connection just now.",
  kept: "An enquiry that you send while you are offline is safe: this browser keeps it, and sends it by itself when you are online again.",
  again: "Try again",
  call: "You can still reach us by phone",
} as const;
