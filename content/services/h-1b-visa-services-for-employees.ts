import { brand } from "#content/brand.ts";
import { addressReport, h1bLimit, h1bStay, workWhilePending } from "#content/facts/shared.ts";
import {
  afterJobEnds,
  capGapEnd,
  childAge,
  entryBeforeStart,
  extensionLead,
  h1bPeriod,
  longGreenCardWait,
  longWaitExtension,
  official,
  resetAbroad,
} from "#content/facts/work.ts";
import type { ServicePage } from "#content/service-page.ts";

export const h1bVisaServicesForEmployees: ServicePage = {
  slug: "h-1b-visa-services-for-employees",
  seo: {
    title: "H-1B Visa Services for Employees and Families",
    description:
      "Visa interview, change of job, extension, lay-off, family: the worker’s side of H-1B put in order, with plain answers on dates and travel.",
  },
  lead: "Your employer owns the petition. The visa, the interview and the dates are yours. We keep your side in order: the stamp in the passport, a change of job, an extension, the family’s papers. And if the work ends early, we lay out with you the days that remain.",
  overview: {
    text: "Visa stamping, a change of job, extensions and travel questions for people already selected or already working in H-1B status, and the papers of the family that comes along.",
    caption: `Up to ${h1bStay.text}, in general`,
  },
  keyFacts: [
    { label: "Length of stay", value: `Up to ${h1bStay.text}` },
    { label: "Entry before the start date", value: `Up to ${entryBeforeStart.text}` },
    {
      label: "Work while a timely extension is pending",
      value: `Up to ${workWhilePending.text}`,
    },
    {
      label: "Time to act after a job ends",
      value: `Up to ${afterJobEnds.text}, never past the I-94`,
    },
  ],
  about: {
    heading: "Which paper says what",
    paragraphs: [
      "Three papers that people mix up:",
      [
        "The petition approval, Form I-797, says that this employer may employ you in this job.",
        "The visa in your passport lets you travel to a port of entry and ask to be admitted. It does not say how long you may stay.",
        "The I-94, made when you are admitted or printed on the approval notice, says until when. This is the date to live by.",
      ],
      "H-1B tolerates a green-card plan. You need not prove that you will return to India, as a visitor or a student must.",
    ],
  },
  stages: {
    heading: "From the approval notice to the first payslip",
    intro:
      "Seven stages for someone who applies from abroad. If your status changes inside the US, the visa can wait until your first journey out.",
    steps: [
      {
        title: "Read your own petition",
        text: "Ask the employer for the I-797 and for copies of the petition and the labor condition application. The officer can look them up, so know them as well.",
      },
      {
        title: "Draw up a table of dates",
        text: "Studies, jobs, entries, exits and every earlier status, from your papers, not from memory. Gaps show here first, while there is time to explain them.",
      },
      {
        title: "Fill in the DS-160",
        text: "The online visa form, one for each traveller, answered by you and compared with the petition: title, employer, place, pay, dates.",
      },
      {
        title: "Pay and book",
        text: "The fee is paid to the government. Applicants are generally told to apply where they are nationals or residents, so ask before you book in a third country.",
      },
      {
        title: "Give fingerprints and attend the interview",
        text: "Expect questions about duties, client, worksite and employer. We rehearse until the answers come in your own words.",
      },
      {
        title: "Answer a 221(g), if there is one",
        text: "A slip may ask for papers, or say that checks go on. We assemble exactly what it names. Nobody outside can tell how long checks take.",
      },
      {
        title: "Travel, and check the I-94",
        text: `You may ask for entry up to ${entryBeforeStart.text} before the start date, but work no earlier than the start date itself. Look up the I-94 online after arrival; a wrong class or day is easiest to put right at once.`,
      },
    ],
  },
  cards: {
    heading: "What we do for you",
    items: [
      {
        title: "A change of job",
        text: "The new employer files; you bring the proof. We collect payslips, I-94, notices and letters in the order its attorney will ask for them.",
        ground: "gold",
      },
      {
        title: "The interview file",
        text: "DS-160, petition, letters and degrees laid side by side, so that a title or a date reads the same wherever it stands. Then a rehearsal.",
        ground: "teal",
        width: "wide",
      },
      {
        title: "Extensions on a calendar",
        text: `An employer may file up to ${extensionLead.text} before the stay ends. We remind you in time to ask.`,
        ground: "mint",
        width: "half",
      },
      {
        title: "The family beside you",
        text: "H-4 visas, Form I-539 inside the US, and Form I-765 for a spouse who may ask for a work permit.",
        ground: "line",
        width: "half",
      },
      {
        title: "Before you fly",
        text: "Which papers to carry, which dates to check, and which pending requests end if you leave.",
        ground: "line",
      },
      {
        title: "After a 221(g)",
        text: "Each line of the slip answered with its paper, and a copy kept of all you sent.",
        ground: "gold",
      },
      {
        title: "Attorney referral",
        text: "Lay-off, a gap in status, a denial, a stay beyond the limit: a US immigration attorney, at an additional charge, which we tell you before you decide.",
        ground: "mint",
      },
    ],
  },
  blocks: [
    {
      id: "when-a-job-ends",
      heading: "When a job ends",
      paragraphs: [
        `There may be up to ${afterJobEnds.text}, never beyond your I-94. They are granted at the government’s discretion, and you may not work in them. Before they end, one of these has to happen:`,
        [
          "a new employer files a petition for you;",
          "you ask for a change to another status;",
          "you leave the US.",
        ],
        "Write down the last day of work, keep the letter that says so, and come early. Which way is best for you is a question for an attorney.",
      ],
    },
    {
      id: "from-f-1",
      heading: "From F-1 to H-1B",
      paragraphs: [
        `If a petition that asks for a change of status was filed in time, and for as long as it is pending or approved, F-1 status and OPT (practical training) work generally go on until ${capGapEnd.text} of the fiscal year, or until the H-1B begins if that is earlier (“cap-gap”). If it is rejected, denied or withdrawn, ask your school’s officer the same day whether you may still work.`,
        "A journey abroad while that request is pending abandons it. The petition itself may still be approved, and you would then apply for the visa at a consulate.",
      ],
    },
  ],
  checklist: {
    intro: "Originals where you have them, and a scan of each before you travel.",
    groups: [
      {
        title: "You",
        items: [
          "Passport in use and all older ones",
          "Degrees, transcripts and any evaluation",
          "CV whose dates agree with the DS-160",
          "Experience letters, and a licence where your work needs one",
          "The social-media handles that the DS-160 asks for",
          "Papers on any earlier refusal or arrest",
        ],
      },
      {
        title: "The job",
        items: [
          "I-797 approval notice",
          "Copy of the petition with the labor condition application",
          "Offer letter and a recent letter from the employer",
          "Letter from the client, if you work at a client’s site",
        ],
      },
      {
        title: "The appointment",
        items: [
          "DS-160 confirmation",
          "Photograph in the required format",
          "Fee receipt and appointment pages",
        ],
      },
      {
        title: "For a renewal, and for the family",
        items: [
          "Recent payslips, W-2 and tax transcripts",
          "I-94 history, older I-797 notices, I-20 or work permit (EAD)",
          "Marriage certificate and children’s birth certificates, for H-4",
        ],
      },
    ],
  },
  note: [
    `${brand.name} gives guidance, prepares documents from your answers and rehearses interviews. We do not represent you before an officer and never write an answer for you to learn. A false statement can close the way for life.`,
    "A visa is decided by the consulate, and entry and length of stay by the officer at the border. Where to apply, whose online profiles must be public and who needs no interview change often: read the official pages before you book.",
  ],
  callsToAction: [
    {
      title: "Expert Connect",
      text: "An interview next week, a new offer, a last day at work: tell us which, and the date on your I-94.",
      button: "Connect Now",
    },
  ],
  faq: [
    {
      question: "How long can I stay in H-1B status?",
      answer: [
        `Up to ${h1bStay.text}, and ${h1bLimit.text} in all as the general limit. Days you spent abroad can be claimed back with proof, and ${resetAbroad.text} outside the US starts the count anew. With a green-card case under way, more is possible:`,
        [
          `up to ${h1bPeriod.text} at a time with an approved I-140 (an employer’s green-card petition) and no visa number (a place within the yearly limits) available;`,
          `${longWaitExtension.text} at a time once a labor certification or an I-140 has been pending for ${longGreenCardWait.text}.`,
        ],
      ],
    },
    {
      question: "My visa has expired but my I-94 is valid. Must I leave?",
      answer: [
        "No. The I-94 governs your stay. You will normally need a new visa to come back after your next journey. A narrow rule covers short trips to Canada or Mexico; check it with the State Department before you rely on it.",
      ],
    },
    {
      question: "Can I change employers, and does the count start again?",
      answer: [
        `You can. The new employer files a petition, and you may generally start when it is properly filed, if you are in lawful H-1B status; you need not wait for the decision. The count does not start again: the general limit of ${h1bLimit.text} is yours, not the employer’s.`,
      ],
    },
    {
      question: "My extension is still pending. May I go on working?",
      answer: [
        `If the employer filed it before your stay ended, you may generally go on working for the same employer for up to ${workWhilePending.text} while it is pending. A denial ends that. Ask for the receipt notice and keep it with your payslips.`,
      ],
    },
    {
      question: "May my husband or wife work?",
      answer: [
        `Your spouse and your unmarried children ${childAge.text} may come as H-4. Only certain H-4 spouses may ask for a work permit, and work begins with the card in hand. Do not count on an old card to go on while a renewal is pending: for most it does not. The page of USCIS, the immigration agency, has the current rule.`,
      ],
    },
    {
      question: "Must I make my social-media profiles public?",
      answer: [
        "H-1B and H-4 applicants have been told to, by the State Department. The list of classes changes, so check it before your interview. We do not advise anyone to delete or rewrite what is there.",
      ],
    },
    {
      question: "Can my employer make me pay the fees?",
      answer: [
        "Some fees are the employer’s own by law, and the wage is due even when it has no work for you. No rule puts the special payment in the news on the worker; the employers’ page links the USCIS alert.",
      ],
    },
    {
      question: "May I study, hold shares or work on the side?",
      answer: [
        "Each has its own answer:",
        [
          "study beside the job is possible as long as the job goes on as approved;",
          "owning shares is generally fine, in your employer too;",
          "a second employer needs a petition of its own;",
          "freelance work, or work for a business of your own, is not covered.",
        ],
      ],
    },
    {
      question: "I have an I-485 pending. May I travel on H-1B?",
      answer: [
        "With a valid H-1B visa you may return to the same job without advance parole (permission to come back, Form I-131). If you have also used a work permit, or are between employers, ask an attorney before you book.",
      ],
    },
    {
      question: "I am moving to another flat. Does anyone need to know?",
      answer: [
        `Yes. Report it to USCIS online, on Form AR-11, within ${addressReport.text} of moving. Tell your employer too: if you work from home, the home is a worksite.`,
      ],
    },
  ],
  facts: [
    h1bStay,
    h1bPeriod,
    h1bLimit,
    resetAbroad,
    longGreenCardWait,
    longWaitExtension,
    extensionLead,
    entryBeforeStart,
    workWhilePending,
    afterJobEnds,
    capGapEnd,
    addressReport,
    childAge,
  ],
  links: [
    official.uscisH1b,
    official.formDs160,
    official.appointmentsIndia,
    official.visaFees,
    official.i94Record,
    official.afterJobLoss,
    official.h4Employment,
  ],
  related: [
    "h-4-e-3d-td-dependent-visa-and-ead",
    "h-1b-petition-filing-for-employers",
    "visa-refusal-221g",
    "i-485-adjustment-of-status",
  ],
};
