import { form, typed } from "#contract/validate.ts";

/** The key of a signed link, as it stands in a mail. */
export const linkInput = form({ key: typed("The link is not complete.") });
