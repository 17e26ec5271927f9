/** To which the first screen of a service's page leads. */
export const checklistId = "checklist";
export const faqId = "faq";
