import * as v from "valibot";

const spamText = "spam must be true or false.";

/** What staff say of a lead. For the server alone, so that the staff's pages do not bring it. */
export const spamInput = v.object({ spam: v.boolean(spamText) }, spamText);
