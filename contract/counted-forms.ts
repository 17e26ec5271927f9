/** The two forms that make a lead. */
export const countedForms = ["enquiry", "message"] as const;
export type CountedForm = (typeof countedForms)[number];

/** Where these forms stand on a page of their own: to open it is to open the form. */
export const formPages: Record<CountedForm, string> = {
  enquiry: "/enquiry",
  message: "/message",
};

/** Where the newsletter's form stands on a page of its own; it makes no lead, and is not counted. */
export const newsletterPath = "/newsletter";
