/** What the desk's rows hold where there is no day: behind all days, so that they sort there. */
export const noDay = "9999-12-31";
