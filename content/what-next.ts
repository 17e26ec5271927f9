import { brand } from "./brand.ts";

const cities = brand.offices.map(({ city }) => city).join(" or ");

/** Beside a form that has a page of its own: what becomes of it, as its receipt says it, and the way without a form. */
export const whatNext = {
  heading: "What happens next",
  steps: [
    {
      title: "You get a receipt number",
      text: "Here and by email, with the time by which we answer.",
    },
    {
      title: "A consultant reads it",
      text: `Somebody in our ${cities} office answers you by email or phone.`,
    },
    {
      title: "You hear of any charge first",
      text: "It is named before you decide, and before work begins.",
    },
  ],
  call: "You can also call or write",
} as const;
