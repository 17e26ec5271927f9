import { brand } from "#content/brand.ts";
import {
  dependentChildAge,
  fianceSponsorIncome,
  k1VisaValidity,
  k2FollowWindow,
  marriageDeadline,
  meetingWindow,
  official,
  petitionValidity,
  recentPetitionWindow,
  removalWindow,
  repeatPetitions,
  sponsorIncome,
} from "#content/facts/family-and-study.ts";
import { conditionalResidence } from "#content/facts/shared.ts";
import type { ServicePage } from "#content/service-page.ts";

export const fianceVisa: ServicePage = {
  slug: "fiance-visa",
  seo: {
    title: `K-1 fiancé visa: marriage within ${marriageDeadline.text}`,
    description:
      "For the fiancé or fiancée of a US citizen: proof of meeting, Form I-129F, interview, arrival, wedding and green card, with a checklist for couples.",
  },
  lead: `The K-1 brings the fiancé or fiancée of a US citizen to the US for one purpose: marriage to that citizen within ${marriageDeadline.text} of arrival. You are asked to prove something private to people who have never met you. We help you do that truthfully and in good order.`,
  overview: {
    text: "For the partner of a US citizen who comes to the US to marry. We arrange the evidence of your story so that an officer can follow it, prepare the forms for both of you, and count the days with you after arrival.",
    caption: `Marriage within ${marriageDeadline.text} of arrival`,
  },
  keyFacts: [
    { label: "Marriage after arrival", value: `Within ${marriageDeadline.text}` },
    { label: "Who may petition", value: "A US citizen, nobody else" },
    { label: "Meeting in person", value: `In the ${meetingWindow.text} before filing` },
    { label: "Entries on the visa", value: "A single one" },
  ],
  about: {
    heading: "What a K-1 is, and what it is not",
    paragraphs: [
      "The K-1 is a temporary visa with a permanent plan behind it. It lets you arrive and marry; residence is a separate application afterwards, made from inside the US.",
      "Both of you must be free to marry, mean to share a life and intend to marry in time. The petitioner must be a citizen: the fiancé or fiancée of a green-card holder cannot use this visa.",
    ],
  },
  stages: {
    heading: "From engagement to green card",
    intro:
      "Eight stages, in the order the law puts them. The waiting times belong to the government and change; the one period you can plan on is the one after arrival.",
    steps: [
      {
        title: "Gather the proof that you have met",
        text: `Tickets, passport stamps, hotel bills and dated photographs from the ${meetingWindow.text} before filing. A video call does not count.`,
      },
      {
        title: "The citizen files the petition",
        text: "Form I-129F goes to USCIS, the immigration agency, with both statements of intent to marry and the story of the relationship.",
      },
      {
        title: "The case travels to the consulate",
        text: `An approved petition is valid for ${petitionValidity.text}, and the consulate may extend it. The National Visa Center passes the file on.`,
      },
      {
        title: "Forms, medical and police papers",
        text: "Form DS-160, the online visa form, for you and for each child, a medical examination by a panel physician (a doctor whom the consulate has approved), and the certificates on the consulate’s list.",
      },
      {
        title: "The interview",
        text: "The officer asks how you met, who knows of it and how you will live. Answer truthfully and in your own words; a false statement can bar a person for life.",
      },
      {
        title: "Visa and arrival",
        text: `The visa is good for a single entry within up to ${k1VisaValidity.text}. At the border you are admitted for ${marriageDeadline.text}, and that period cannot be extended.`,
      },
      {
        title: "The wedding",
        text: `Marriage licence, ceremony and certified copies, within ${marriageDeadline.text} of arrival and to the petitioner.`,
      },
      {
        title: "Residence",
        text: `The wedding alone gives no status. File Form I-485 with Form I-864 (affidavit of support) and the medical, and requests for work and travel if you want them. The first card is usually conditional for ${conditionalResidence.text}.`,
      },
    ],
  },
  cards: {
    heading: "Where we come in",
    intro: "One file for two people in two countries, kept so that the two halves agree.",
    items: [
      {
        title: "A timeline with a receipt for every meeting",
        text: "We set stamps, tickets, bills and photographs along one line of dates. Gaps show early, while there is still time to fill them with something real.",
        ground: "gold",
        width: "half",
      },
      {
        title: "The petition package",
        text: "Form data from your answers, statements of intent for both signatures, final decrees of earlier marriages, and an evidence book with captions.",
        ground: "teal",
        width: "half",
      },
      {
        title: "Consular papers",
        text: "The DS-160 for a K-1 and each K-2, guidance on police and medical papers, a data sheet for Form I-134.",
        ground: "line",
      },
      {
        title: "Practice for the interview",
        text: "Questions asked aloud, answered in your own words. A question list for the petitioner too.",
        ground: "mint",
      },
      {
        title: "The calendar after landing",
        text: "Licence steps of your county, certified copies, and the residence package started soon after the wedding.",
        ground: "line",
      },
    ],
  },
  blocks: [
    {
      id: "fiance-or-spouse",
      heading: "Fiancé visa or spouse visa?",
      paragraphs: [
        "Couples ask this first, and the honest answer is that neither is always faster or cheaper. The published difference is this:",
        [
          "K-1: for a couple not yet married. The wedding is in the US, and residence is applied for afterwards with Form I-485.",
          "Spouse visa, CR-1 or IR-1: for a couple already married. The petition is Form I-130, and residence begins on arrival.",
        ],
        "Compare the current processing times and fees of both on the official pages. Which one fits your plans is your choice; which one you may lawfully use can be a question for an attorney.",
      ],
    },
    {
      id: "ceremony-in-india",
      heading: "If there has already been a ceremony",
      paragraphs: [
        "In India a religious or customary ceremony can already be a valid marriage, registered or not. If it is, the K-1 is the wrong visa and the case belongs on the spouse’s path.",
        "An engagement, a roka or an exchange of rings is different from a wedding, but families do not always draw the line where the law does. Ask an attorney before the petition is filed, and describe the ceremony exactly as it was.",
      ],
    },
  ],
  checklist: {
    intro:
      "Start with the first group: it decides whether the petition can be filed at all. The consulate’s own list decides what you bring on the day.",
    groups: [
      {
        title: "For the petition",
        items: [
          "Form I-129F, signed by the citizen",
          "Proof of US citizenship",
          "A statement of intent to marry from each of you, signed",
          "Proof of meeting: tickets, stamps, hotel bills, dated photographs",
          "Proof of the relationship: messages, calls, remittances, the engagement",
          "Divorce decrees or death certificates of earlier marriages; name-change papers",
          "Certified court records for any offence the form asks about",
        ],
      },
      {
        title: "For the interview",
        items: [
          "Approval notice I-797 and DS-160 confirmation",
          "Passport, birth certificate and photographs",
          "Police certificates for the places on the consulate’s list",
          "Report of the panel physician",
          "Form I-134 with the citizen’s tax return, payslips and employer’s letter",
          "Fee receipt and appointment papers",
        ],
      },
      {
        title: "Where they apply",
        items: [
          "Plans for the wedding: place, date, who is invited",
          "For a child on a K-2: birth certificate, and the other parent’s consent or a custody order",
          "Certified translations of papers not in English",
        ],
      },
    ],
  },
  note: [
    `${brand.name} prepares and reviews documents and explains what the government has published. We are not attorneys. Earlier petitions, criminal records, waivers of the meeting rule and the legal force of a ceremony go to a US immigration attorney, at an additional charge.`,
    "Nobody can promise the visa or the day it comes. Please do not fix a wedding date that cannot be moved, and book nothing that cannot be refunded, before the visa is in the passport.",
  ],
  callsToAction: [
    {
      title: "Expert Connect",
      text: "Write down how you met and when you last saw each other. A consultant will answer with the list of proof to gather first.",
      button: "Submit Now",
    },
  ],
  faq: [
    {
      question: "How long do we have to marry?",
      answer: [
        `${marriageDeadline.text} from the day of arrival, to the citizen who filed the petition. There is no extension.`,
      ],
    },
    {
      question: "What if we do not marry after all?",
      answer: [
        "Then the fiancé or fiancée must leave before the period ends. A K-1 cannot be changed into another status, and residence through a marriage to someone else is not possible on it. Staying on counts as unlawful presence.",
      ],
    },
    {
      question: "Do we really have to have met?",
      answer: [
        `Yes, in person, at least once in the ${meetingWindow.text} before the petition is filed. A waiver is rare:`,
        [
          "when meeting would be an extreme hardship for the petitioner, or",
          "when it would break strict, long-established customs.",
        ],
        "Asking for one is attorney work.",
      ],
    },
    {
      question: "Can my children come with me?",
      answer: [
        `Unmarried children ${dependentChildAge.text} can have a K-2. They may travel with you or follow within ${k2FollowWindow.text} of the day your K-1 was issued.`,
      ],
    },
    {
      question: "May I work when I arrive?",
      answer: [
        `Only with a work permit. You may ask for one with Form I-765 after entry, but it ends with the ${marriageDeadline.text}, so couples usually ask again together with the I-485.`,
      ],
    },
    {
      question: "Can we take our honeymoon abroad?",
      answer: [
        "Not yet. The K-1 is used up once you have entered, and leaving after the wedding before you hold the green card or advance parole (permission to come back while the I-485 is pending, asked for on Form I-131) ends the residence application.",
      ],
    },
    {
      question: "How much must the petitioner earn?",
      answer: [
        `For the visa, officers usually look for ${fianceSponsorIncome.text} of the federal poverty guideline on Form I-134. For residence after the wedding, Form I-864 asks for ${sponsorIncome.text} in general. The guideline changes every year; the form pages carry the current one.`,
      ],
    },
    {
      question: "The petitioner has filed for someone before. Does it matter?",
      answer: [
        `It must be disclosed. A waiver is needed after ${repeatPetitions.text} such petitions at any time, or when one was approved in the last ${recentPetitionWindow.text}. Certain convictions, and any use of a marriage broker, must be disclosed as well. See an attorney before filing.`,
      ],
    },
    {
      question: "Why are cases refused or held?",
      answer: [
        "Most of the usual reasons can be seen in advance:",
        [
          `no proof of a meeting in the ${meetingWindow.text} before filing;`,
          "a relationship shown thinly, or large differences left unexplained;",
          "a ceremony that was already a marriage in law;",
          "an earlier marriage without its final decree;",
          "income on Form I-134 that does not convince;",
          "police or medical papers missing at the interview, which leads to a 221(g) refusal;",
          "earlier petitions or convictions that were not disclosed;",
          "an overstay or a finding of fraud in the past.",
        ],
        "With an earlier ceremony, petition, conviction, overstay or finding of fraud, see an attorney before you file.",
      ],
    },
    {
      question: "When does the green card come?",
      answer: [
        `After the wedding and a decision on Form I-485. If the marriage is then younger than ${conditionalResidence.text}, the first card is conditional for ${conditionalResidence.text}; Form I-751 is due in the last ${removalWindow.text} of it.`,
      ],
    },
  ],
  facts: [
    marriageDeadline,
    meetingWindow,
    petitionValidity,
    k1VisaValidity,
    dependentChildAge,
    k2FollowWindow,
    fianceSponsorIncome,
    sponsorIncome,
    repeatPetitions,
    recentPetitionWindow,
    conditionalResidence,
    removalWindow,
  ],
  links: [
    official.k1Visa,
    official.formI129F,
    official.formI134,
    official.formI130,
    official.formI485,
    official.uscisFees,
    official.visaFees,
    official.uscisProcessingTimes,
    official.embassyIndia,
  ],
  related: ["family-based-visa", "i-485-adjustment-of-status", "visa-refusal-221g"],
};
