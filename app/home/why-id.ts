/** Where "Why Choose Us" leads. */
export const whyId = "why";
