import * as v from "valibot";
import { countedForms } from "./counted-forms.ts";

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
