import type { PlainArticle } from "./article.ts";
import { brand } from "./brand.ts";
import {
  refundPayment,
  refundReply,
  refundWindow,
  refundWindowStart,
} from "./facts/guide-and-policies.ts";

const mailLink = { name: brand.email, url: `mailto:${brand.email}` };

/**
 * The time for a request is given (SPEC.md §9). What is marked PROPOSED, here and in
 * content/facts/guide-and-policies.ts, waits for the owner's word; counsel reads it before launch.
 */
export const refundPolicy: PlainArticle = {
  path: "/refund-policy",
  seo: {
    title: "Refund Policy",
    description: `A refund request must be made within ${refundWindow.text}. What we usually refund, what we cannot, and how to ask.`,
  },
  title: "Refund Policy",
  lead: "Our fee pays for our work, not for a result that only the government can give. Here is when it comes back.",
  changedOn: "2026-11-23",
  sections: [
    {
      id: "when",
      heading: "Ask in time",
      passages: [
        `A refund request must be made within ${refundWindow.text}, counted ${refundWindowStart.text}.`,
      ],
    },
    {
      id: "how",
      heading: "How to ask",
      passages: [
        "Write to us by email, from the address you used with us if you can, and give:",
        [
          "your name, and the receipt or case number if you have one;",
          "the service and the day you paid;",
          "the reason, in your own words.",
        ],
        `We answer within ${refundReply.text} and tell you whether we refund all, a part or nothing, and why.`,
      ],
      links: [mailLink],
    },
    {
      id: "refunded",
      heading: "What we usually refund",
      // PROPOSED.
      passages: [
        [
          "Our fee for a service on which no work has begun.",
          "The part of our fee for work that is not begun when you stop a service early.",
          "What you paid twice by mistake.",
        ],
      ],
    },
    {
      id: "not-refunded",
      heading: "What we usually cannot refund",
      // PROPOSED.
      passages: [
        [
          "Work that is done.",
          "Government fees: they are paid to the government, are separate from ours, and are rarely given back by it.",
          "What we paid others for you, such as translations, evaluations and couriers.",
          "The charge for connecting you with a US attorney, once the connection is made. The attorney’s own fee is a matter between you and the attorney.",
        ],
      ],
    },
    {
      id: "refused-visa",
      heading: "A refused visa",
      // PROPOSED.
      passages: [
        "Nobody can guarantee a visa, and we do not. A refusal alone is therefore no ground for a refund. If an error of ours caused the refusal, tell us: that is a ground for a refund.",
      ],
    },
    {
      id: "payment",
      heading: "How the money comes back",
      passages: [
        `By the same method as you paid, within ${refundPayment.text} after we have said yes. Banks may take longer.`,
      ],
    },
    {
      id: "law",
      heading: "Your legal rights, law and courts",
      passages: [
        "This policy takes no right away that the law gives you, in India as a consumer of a service, or in your own country if its consumer law applies to you.",
        "The law of India governs this policy, and the courts in the state of Kerala have jurisdiction.",
      ],
    },
  ],
};
