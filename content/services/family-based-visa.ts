import { brand } from "#content/brand.ts";
import {
  adoptionAge,
  adultChildAge,
  agedChildDeadline,
  childAge,
  endangeringAbsence,
  f1Places,
  f2aShare,
  f2Places,
  f3Places,
  f4Places,
  idleCaseLimit,
  immigrantVisaValidity,
  militarySponsorIncome,
  official,
  questionedAbsence,
  removalWindow,
  sponsorAge,
  sponsorIncome,
  stepchildAge,
} from "#content/facts/family-and-study.ts";
import {
  citizenshipInGeneral,
  citizenshipWithCitizen,
  conditionalResidence,
  countryShare,
  longerBar,
  longerOverstay,
  petitionerAge,
  shorterBar,
  shorterOverstay,
} from "#content/facts/shared.ts";
import type { ServicePage } from "#content/service-page.ts";

export const familyBasedVisa: ServicePage = {
  slug: "family-based-visa",
  seo: {
    title: "Family based green card: who can sponsor whom",
    description:
      "Spouse, child, parent, brother or sister: which relatives can be sponsored, how the lines work, which papers from India are needed and in what order.",
  },
  lead: "A green card through a close relative who is a US citizen or a permanent resident. Some relatives wait only for the paperwork; others stand in a line that moves month by month. We explain the published categories and keep your file ready for its turn.",
  overview: {
    text: "Petitions for spouses, children, parents, brothers and sisters of US citizens, and for spouses and unmarried children of permanent residents. We put the proof of the relationship in order, gather the civil papers from India and keep watch on the line.",
    caption: "Immediate relatives and preference categories",
  },
  keyFacts: [
    {
      label: `Spouse, parent, or unmarried child ${childAge.text} of a citizen`,
      value: "No yearly limit",
    },
    { label: "All other sponsored relatives", value: "Yearly limit and a line" },
    {
      label: "Sponsor’s income, in general",
      value: `${sponsorIncome.text} of the poverty guideline`,
    },
    {
      label: "If the marriage is recent",
      value: `Conditional for ${conditionalResidence.text}`,
    },
  ],
  about: {
    heading: "Two groups, two kinds of waiting",
    paragraphs: [
      `US law sorts families into two groups. Immediate relatives are the spouse, the unmarried child ${childAge.text} and the parent of a US citizen. Their number is not limited, so they wait only for the paperwork.`,
      "All other sponsored relatives stand in a preference category with a yearly limit. The place in line is the priority date: the day the petition was filed. The Visa Bulletin says each month how far the line has come, and India has a column of its own.",
    ],
  },
  stages: {
    heading: "From the first form to the green card",
    intro: "Seven stages; not every family passes through all.",
    steps: [
      {
        title: "Find your relationship on the list",
        text: "Who asks, who is asked for, and how you are related on paper. We set your certificates beside the published categories before a form is opened.",
      },
      {
        title: "The relative in the US files the petition",
        text: "Form I-130 goes to USCIS, the immigration agency, online or on paper, with proof that the relationship is real. A spouse adds Form I-130A.",
      },
      {
        title: "Wait for the date, if you are in a line",
        text: "Immediate relatives skip this stage. In a preference category the approved petition rests until the Visa Bulletin reaches your priority date.",
      },
      {
        title: "Bring the case to the National Visa Center",
        text: "For families abroad: fees to the government, the sponsor’s affidavit of support (I-864), civil papers and Form DS-260, the visa application, until the file is complete.",
      },
      {
        title: "Medical examination and interview",
        text: "A doctor on the consulate’s list (a panel physician), then an officer’s questions. A relative already in the US may instead be able to file Form I-485 and be interviewed there.",
      },
      {
        title: "Travel, and wait for the card",
        text: `An immigrant visa is normally good for up to ${immigrantVisaValidity.text}. Once you have paid the USCIS immigrant fee and entered the US, the card comes by post.`,
      },
      {
        title: "Remove the conditions, if the marriage was young",
        text: `If it was under ${conditionalResidence.text} old when residence began, the first card is conditional. File Form I-751 in the ${removalWindow.text} before it ends, with proof of the life you share.`,
      },
    ],
  },
  cards: {
    heading: "What we do for a family",
    intro: "The relative signs and files, and a false statement can bar a person for life.",
    items: [
      {
        title: "A proof book for the relationship",
        text: "Certificates, photographs with dates and captions, journeys, messages, shared money, arranged so that a stranger can follow your family in one sitting.",
        ground: "teal",
        width: "wide",
      },
      {
        title: "The petition, from your answers",
        text: "Form data typed from what you tell us and read back to you, name by name and date by date.",
        ground: "line",
      },
      {
        title: "Papers from India",
        text: "Municipal birth records, or a non-availability certificate with secondary evidence; marriage registration; police clearance from the passport office; affidavits where a name is spelled two ways; translations.",
        ground: "gold",
        width: "half",
      },
      {
        title: "The sponsor’s file",
        text: "The household counted, tax records and payslips collected, a data sheet for Form I-864, and a second set when a joint sponsor helps.",
        ground: "mint",
        width: "half",
      },
      {
        title: "Reminders while you wait",
        text: "A note of your priority date, a message when the bulletin moves, an address change when you move.",
        ground: "line",
      },
      {
        title: "Consulate, arrival and after",
        text: "The DS-260, the upload list, a rehearsal of the interview, a folder to carry by hand, and a calendar with the day for Form I-751.",
        ground: "teal",
        width: "wide",
      },
    ],
  },
  blocks: [
    {
      id: "who-can-ask",
      heading: "Who can sponsor whom",
      paragraphs: [
        "A US citizen may file for:",
        [
          "a husband or a wife;",
          `an unmarried child ${childAge.text};`,
          `a parent, when the citizen is ${petitionerAge.text} years old;`,
          `a son or daughter who is ${adultChildAge.text}, or married at any age;`,
          `a brother or sister, when the citizen is ${petitionerAge.text} years old.`,
        ],
        "A permanent resident may file for:",
        [
          "a husband or a wife;",
          `an unmarried child ${childAge.text};`,
          `an unmarried son or daughter who is ${adultChildAge.text}.`,
        ],
        "Nobody can file for a grandparent, an aunt or uncle, a cousin or an in-law. A permanent resident cannot file for parents, brothers, sisters or married children.",
        `Step-relations count when the marriage that made them took place ${stepchildAge.text}. An adoption generally has to be complete ${adoptionAge.text}, with rules on custody and living together. Both are questions for an attorney.`,
      ],
    },
    {
      id: "lines",
      heading: "The lines and their yearly numbers",
      paragraphs: [
        "The law gives each preference category a number of places a year:",
        [
          `F1, unmarried sons and daughters of citizens: ${f1Places.text};`,
          `F2A, spouses and unmarried children ${childAge.text} of permanent residents, and F2B, their older unmarried sons and daughters: ${f2Places.text} together, of which ${f2aShare.text} for F2A;`,
          `F3, married sons and daughters of citizens: ${f3Places.text};`,
          `F4, brothers and sisters of citizens: ${f4Places.text}.`,
        ],
        `In general no country may take more than ${countryShare.text} of the year’s places. What counts is where you were born and not which passport you hold, which is why people born in India often wait longer.`,
        "Marriage takes an F1 child to F3, and an F2B child out of the line. When a permanent resident becomes a citizen, the category changes, and a child may then need a separate I-130.",
      ],
    },
  ],
  checklist: {
    intro:
      "Most cases need most of these. The official list for your own category and consulate has the last word.",
    groups: [
      {
        title: "From the relative in the US",
        items: [
          "Proof of status: US passport, naturalisation certificate or green card",
          "Form I-130, signed, with Form I-130A for a spouse",
          "Form I-864 with the latest tax return or transcript, W-2s, payslips and an employer’s letter",
          "A joint sponsor’s full set, if one is needed",
        ],
      },
      {
        title: "To prove the relationship",
        items: [
          "Registered marriage certificate",
          "Divorce decrees or death certificates for every earlier marriage",
          "Birth certificates of everyone in the chain",
          "Adoption or custody papers",
          "Photographs, messages, travel records and joint finances, for a marriage",
        ],
      },
      {
        title: "From the relative who immigrates",
        items: [
          "Passport and photographs to specification",
          "Police certificates from India and from other countries lived in",
          "Court, prison and military records, certified, where they exist",
          "Affidavits for names that differ between papers",
          "DS-260 confirmation and the panel physician’s report",
          "Certified translations of everything not in English",
        ],
      },
    ],
  },
  note: [
    `${brand.name} gives guidance, prepares documents and reviews them. We are not a law firm and not part of any government. Questions of law, such as bars, waivers, adoptions and doubtful earlier marriages, go to a US immigration attorney to whom we refer you at an additional charge.`,
    "No one can promise an approval or a date. Rules on public support and on who may be issued an immigrant visa have changed recently and may change again; read the official pages first.",
  ],
  callsToAction: [
    {
      title: "Expert Connect",
      text: "Tell a consultant who is asking for whom and where each of you lives. You will hear which papers to look for first.",
      button: "Connect Now",
    },
  ],
  faq: [
    {
      question: "How long will it take?",
      answer: [
        "For immediate relatives: as long as USCIS and the consulate need, which the official processing times show. For the preference lines: until the Visa Bulletin reaches your date, and for some people born in India that means many years. We will not give you a number that nobody can keep.",
      ],
    },
    {
      question: "Can my parents visit me while their petition is pending?",
      answer: [
        "They may apply. A pending petition must be disclosed, the visit must really be temporary, and the officer decides. An I-130 by itself, pending or approved, gives nobody a right to enter, to stay or to work: it is not a visa.",
      ],
    },
    {
      question: "I do not earn enough. Is that the end of it?",
      answer: [
        `Often not. A sponsor must be ${sponsorAge.text} years old, have a home (domicile) in the US and in general reach ${sponsorIncome.text} of the federal poverty guideline for the household, or ${militarySponsorIncome.text} on active military duty when sponsoring a spouse or child. A sponsor who lives abroad must show real steps to move back. Missing income may be made up by:`,
        [
          "a joint sponsor who accepts the same duty;",
          "the income of a member of the household;",
          "assets that can be turned into money.",
        ],
        "A joint sponsor must be a US citizen or a permanent resident too. Form I-864 is a contract with the government; divorce generally does not end it.",
      ],
    },
    {
      question: `My daughter is ${childAge.text}, but not for long. Does she lose her place?`,
      answer: [
        `Perhaps not. The Child Status Protection Act (CSPA) takes the days the petition was pending off a child’s age, counted on the day a visa becomes available in a preference line. The child must then ask for residence within ${agedChildDeadline.text}. Have an attorney check the sum before you rely on it.`,
      ],
    },
    {
      question: "Are my children included in my petition?",
      answer: [
        `In the preference lines a spouse and unmarried children ${childAge.text} can come along. Immediate relatives have no such dependants: each person needs a separate I-130.`,
      ],
    },
    {
      question: "Why are cases refused or held?",
      answer: [
        "Most often the relationship is shown by few papers, or by papers of one date; names or dates differ; an earlier marriage was not ended in law; or income and tax papers fall short. With an overstay, a crime or a false statement, ask an attorney first. If your slip says 221(g), see our page on that.",
      ],
    },
    {
      question: "My relative stayed in the US too long. What now?",
      answer: [
        `Speak to an attorney before anyone leaves the country. Departure after ${shorterOverstay.text} of unlawful presence can bar return for ${shorterBar.text}; after ${longerOverstay.text}, for ${longerBar.text}. A waiver may exist, and asking for it is attorney work.`,
      ],
    },
    {
      question: "The National Visa Center has written. May we wait a while?",
      answer: [
        `Not too long. A case on which nothing is done for ${idleCaseLimit.text} after notice can be ended. Act sooner; we keep the date in our calendar too.`,
      ],
    },
    {
      question: "What changes once I have the card?",
      answer: [
        `You may live and work anywhere in the US. An absence of ${questionedAbsence.text} raises questions, and ${endangeringAbsence.text} without a re-entry permit can cost you residence. Citizenship may follow after ${citizenshipInGeneral.text} in general, or ${citizenshipWithCitizen.text} for a spouse living with a citizen.`,
      ],
    },
    {
      question: "What if the relative who filed dies?",
      answer: [
        "Some cases can go on, others cannot. Keep the file, and see a US immigration attorney well before any deadline in a letter.",
      ],
    },
  ],
  facts: [
    childAge,
    petitionerAge,
    adultChildAge,
    stepchildAge,
    adoptionAge,
    f1Places,
    f2Places,
    f2aShare,
    f3Places,
    f4Places,
    countryShare,
    agedChildDeadline,
    idleCaseLimit,
    immigrantVisaValidity,
    sponsorAge,
    sponsorIncome,
    militarySponsorIncome,
    conditionalResidence,
    removalWindow,
    citizenshipWithCitizen,
    citizenshipInGeneral,
    questionedAbsence,
    endangeringAbsence,
    shorterOverstay,
    shorterBar,
    longerOverstay,
    longerBar,
  ],
  links: [
    official.familyImmigration,
    official.immigrantVisaProcess,
    official.formI130,
    official.visaBulletin,
    official.indiaCivilDocuments,
    official.visaFees,
    official.uscisProcessingTimes,
  ],
  related: ["fiance-visa", "i-485-adjustment-of-status", "b-2-visitor-visa", "visa-refusal-221g"],
};
