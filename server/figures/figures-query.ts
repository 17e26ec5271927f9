import * as v from "valibot";
import { figureSpans } from "#contract/figures.ts";

const spanText = `days must be ${figureSpans.join(" or ")}.`;

/** As it stands in an address: `?days=90`. */
export const figuresQuery = v.object({
  days: v.optional(
    v.pipe(v.string(), v.transform(Number), v.picklist(figureSpans, spanText)),
    String(figureSpans[0]),
  ),
});
