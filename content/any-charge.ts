/** Said beside what sends an enquiry, and in its receipt. */
export const anyCharge = "Any charge is named before work begins.";
