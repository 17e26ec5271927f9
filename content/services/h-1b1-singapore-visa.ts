import { jobLossGrace, workWhilePending } from "#content/facts/shared.ts";
import {
  childAge,
  h1b1Cap,
  h1b1LaborCondition,
  h1b1Stay,
  h1b1Total,
  h1bLimit,
  h1bStay,
  official,
} from "#content/facts/treaty-and-status.ts";
import type { ServicePage } from "#content/service-page.ts";

export const h1b1SingaporeVisa: ServicePage = {
  slug: "h-1b1-singapore-visa",
  seo: {
    title: "H-1B1 Visa for Singapore Professionals",
    description: `H-1B1 for citizens of Singapore: annual cap ${h1b1Cap.text}, ${h1b1Stay.text} per stay, ${h1b1Total.text} on one labor condition application, no lottery, H-4 family.`,
  },
  lead: "A specialty-occupation visa for citizens of Singapore, with a yearly number of its own within the H-1B total. No registration, no lottery. In return it asks for what the H-1B does not: a stay that is plainly temporary.",
  overview: {
    text: "A specialty-occupation visa for citizens of Singapore, with a yearly number of its own within the H-1B total. You apply at the consulate, without a lottery and without a USCIS petition.",
    caption: `Annual cap of ${h1b1Cap.text}`,
  },
  keyFacts: [
    { label: "Annual cap", value: h1b1Cap.text },
    { label: "Each stay", value: `Up to ${h1b1Stay.text}` },
    { label: "Maximum total stay on one LCA", value: h1b1Total.text },
    { label: "Family on H-4", value: "Study, no work" },
  ],
  about: {
    heading: "The category in plain words",
    paragraphs: [
      "H-1B1 comes from the free trade agreement between the US and Singapore. It is for nationals of Singapore only: a permanent resident of Singapore with an Indian passport cannot use it. The job must be a specialty occupation, one that normally needs at least a bachelor’s degree in its field, or the equivalent, and the employer must hold a certified labor condition application (LCA) for it.",
      `The annual cap is ${h1b1Cap.text}, set aside out of the H-1B total. There is no registration and no draw. If you apply at a consulate, there is no petition to USCIS, the immigration agency, either.`,
      `Two figures describe the time, and both are right. Each stay is up to ${h1b1Stay.text}, and may be extended by ${h1b1Stay.text} at a time. On one LCA, valid for up to ${h1b1LaborCondition.text}, the maximum total stay is ${h1b1Total.text}. After that the employer needs a new LCA.`,
      "The officer starts from the presumption that every applicant means to stay for good, and you show otherwise. In this H-1B1 differs from H-1B.",
    ],
  },
  stages: {
    heading: "One application, then a yearly rhythm",
    intro:
      "Eight steps. The early ones happen once; the last two come round again for as long as you hold the job.",
    steps: [
      {
        title: "The offer",
        text: "A US employer offers a specialty occupation and says, in writing, how long it is meant to last.",
      },
      {
        title: "Notice and LCA",
        text: "The employer gives notice at the worksite and files the LCA with the Department of Labor, marked H-1B1 Singapore. A wrong mark can cost the visa.",
      },
      {
        title: "DS-160 and appointment",
        text: "We prepare the online visa form from your answers and set it against the LCA and the letter before you submit it.",
      },
      {
        title: "The interview",
        text: "Show two things, the job and your life in Singapore: home, family, plans. Answer truthfully and in your own words; we rehearse that with you.",
      },
      {
        title: "The visa",
        text: "How long it is valid follows the reciprocity schedule, the State Department’s list of visa terms by country. It says until when you may travel to the border, not how long you may remain.",
      },
      {
        title: "Entry",
        text: `The border officer decides on your admission, for up to ${h1b1Stay.text}. Look up the I-94 after every arrival and ask for a correction if the class or the date is wrong.`,
      },
      {
        title: "The yearly extension",
        text: "Form I-129, filed by the employer before the I-94 ends, or a trip abroad and a new entry on a valid visa.",
      },
      {
        title: "A new LCA",
        text: `Before the ${h1b1Total.text} are used up, the employer files a new LCA if the assignment goes on, and you explain why it is still temporary.`,
      },
    ],
  },
  cards: {
    heading: "What we take off your desk",
    items: [
      {
        title: "The employer’s half",
        text: "Text of the notice and a posting log, a data sheet for the LCA, the index of the public access file and an outline of the support letter with its end date. The employer signs and files; we see that the four papers say one thing.",
        ground: "line",
        width: "wide",
      },
      {
        title: "The worker’s half",
        text: "Degree, evaluation, CV, licence and DS-160, with a table that leads from the duties to the degree.",
        ground: "teal",
      },
      {
        title: "Ties, honestly shown",
        text: "Family, home, CPF and other assets: real papers in a short folder, and nothing made up for the day.",
        ground: "gold",
      },
      {
        title: "A calendar that comes round",
        text: "I-94 dates, extensions, the family’s H-4 and the end of the LCA stand in one calendar, with a reminder long enough before each. When renewals begin to look permanent, we say so and can connect you with a US immigration attorney, at an additional charge.",
        ground: "mint",
        width: "wide",
      },
    ],
  },
  whyUs: {
    heading: "Why choose us for your H-1B1",
    paragraphs: [
      "H-1B1 is small beside the H-1B, and many employers meet it for the first time in your file. We explain it to both of you.",
      [
        "Worker and employer guided from one file, so that no paper contradicts another.",
        "Document preparation, a checklist of your own and a review before anything is signed.",
        "Offices in both the US and India.",
        "Affordable charges, named before we start.",
        "Attorney connection when the question is legal, at an additional charge.",
      ],
    ],
  },
  checklist: {
    intro:
      "For your own first visa abroad you need the first two groups. The third is for later years and for the family.",
    groups: [
      {
        title: "You",
        items: [
          "Singapore passport",
          "DS-160 confirmation, photo, fee receipt, appointment",
          "Degree and transcript, with an evaluation where needed",
          "CV and experience letters",
          "Licence, or evidence of it, where the work requires one",
          "Ties to Singapore: family, home, CPF or other assets",
          "Earlier visas and I-94 records",
          "A look at the State Department’s current rules on online presence",
        ],
      },
      {
        title: "Your employer",
        items: [
          "Certified LCA (ETA-9035) marked H-1B1 Singapore",
          "Letter: duties, pay, length, and why the job is temporary",
          "Information about the company",
        ],
      },
      {
        title: "Extensions and family",
        items: [
          "Payslips and W-2 forms",
          "I-129 set, for an extension inside the US",
          "Marriage and birth certificates for H-4",
          "A DS-160 for each member of the family",
          "I-539 for family already in the US",
        ],
      },
    ],
  },
  note: [
    "We give guidance and prepare documents. We do not give legal advice, and we do not sign or file in place of the employer or the worker.",
    "The Department of Labor certifies the LCA, the consular officer decides on the visa, the border officer on admission and USCIS on an extension. None of these decisions can be guaranteed, and visa validity, fees and waits change.",
  ],
  callsToAction: [
    {
      title: "Expert Connect",
      text: "Before you book the interview, tell us the job title, the degree and the start date. You will hear which papers should be ready by then.",
      button: "Connect Now",
    },
    {
      title: "Are you the employer?",
      text: "Tell us the job and the place of work. You will hear what goes into the LCA and the public access file, and how the form is marked for Singapore.",
      button: "Submit Now",
    },
  ],
  faq: [
    {
      question: "Who is eligible for an H-1B1 visa?",
      answer: [
        "A person who can show all of these:",
        [
          "citizenship of Singapore, because permanent residence there is not enough;",
          "a US employer’s offer of a job that is a specialty occupation;",
          "at least a bachelor’s degree in that field, or its equivalent;",
          "a labor condition application that was certified for the employer;",
          "a plan that leads out of the US when the stay ends.",
        ],
        "Self-employment and independent contracting are generally not accepted.",
      ],
    },
    {
      question: "How does H-1B1 differ from H-1B?",
      answer: [
        "The work is of the same kind. The rest is not:",
        [
          `an annual cap of its own, ${h1b1Cap.text}, with no lottery and no registration;`,
          "a direct application at the consulate, with no USCIS petition for a first visa abroad;",
          `${h1b1Stay.text} at a time, where H-1B has up to ${h1bStay.text};`,
          "temporary intent, where H-1B allows dual intent;",
          "an H-4 family that may study but cannot have the H-4 work permit;",
          `no overall limit of ${h1bLimit.text}: that is the H-1B rule.`,
        ],
      ],
    },
    {
      question: "How long can I stay?",
      answer: [
        `Each stay is up to ${h1b1Stay.text}, and extensions are given ${h1b1Stay.text} at a time. On one labor condition application the maximum total stay is ${h1b1Total.text}. After that a new one is needed. A visa that is valid for longer does not lengthen the stay: the I-94 does the counting.`,
      ],
    },
    {
      question: "Can my family come with me?",
      answer: [
        `Yes. Your spouse and your unmarried children under ${childAge.text} may have H-4, whatever their nationality, each with a DS-160 of their own. They may study. They may not work, because the H-4 work permit belongs to H-1B families only. Their stay follows yours.`,
      ],
    },
    {
      question: "Can I change employers or extend inside the US?",
      answer: [
        `A new employer needs a new LCA, and you need a new visa or an approved I-129 before the first day. With the same employer, an I-129 filed before the I-94 ends generally allows up to ${workWhilePending.text} of further work while it is pending. After travel you need a valid visa again.`,
        `If the job ends early, up to ${jobLossGrace.text} may be available to leave, change status or have a new employer file, never beyond the I-94, and without work.`,
      ],
    },
    {
      question: "Can I apply for a green card while in H-1B1?",
      answer: [
        "Nothing in the law bars it. But you state a temporary purpose at every visa and every entry, so the order of the steps matters, and some move to H-1B before they begin. Speak to a US immigration attorney first; we can connect you, at an additional charge.",
      ],
    },
  ],
  facts: [
    h1b1Cap,
    h1b1Stay,
    h1b1Total,
    h1b1LaborCondition,
    h1bStay,
    h1bLimit,
    workWhilePending,
    jobLossGrace,
    childAge,
  ],
  links: [
    official.wageSearch,
    official.lcaRegulation,
    official.formI129,
    official.ds160,
    official.ds160Information,
    official.waitTimes,
    official.visaFees,
    official.i94Record,
  ],
  related: [
    "h-1b-visa-services-for-employees",
    "paf-public-access-files-for-h-1b-employers",
    "e-3-visa",
    "h-4-e-3d-td-dependent-visa-and-ead",
  ],
};
