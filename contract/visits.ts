import * as v from "valibot";

/** The two forms that make a lead. */
export const countedForms = ["enquiry", "message"] as const;
export type CountedForm = (typeof countedForms)[number];

/** Where these forms stand on a page of their own: to open it is to open the form. */
export const formPages: Record<CountedForm, string> = {
  enquiry: "/enquiry",
  message: "/message",
};

const pathLengthMax = 130;

/**
 * What a browser tells of a visit beside the pages that it asks the server for: a page that it made itself, or a form
 * that somebody began to use. It holds nothing about the visitor.
 */
export const visitNews = v.union(
  [
    v.strictObject({ page: v.pipe(v.string(), v.startsWith("/"), v.maxLength(pathLengthMax)) }),
    v.strictObject({ form: v.picklist(countedForms) }),
  ],
  "Tell a page or a form.",
);
export type VisitNews = v.InferOutput<typeof visitNews>;
