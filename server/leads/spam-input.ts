import * as v from "valibot";

const spamText = "spam must be true or false.";

/** What staff say of a lead. */
export const spamInput = v.object({ spam: v.boolean(spamText) }, spamText);
