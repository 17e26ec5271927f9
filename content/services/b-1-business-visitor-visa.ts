import { visitorStay } from "#content/facts/home.ts";
import {
  admissionMaximum,
  b1TotalStay,
  extensionNotice,
  honorariumInstitutions,
  honorariumPeriod,
  honorariumStay,
  longerBar,
  longerOverstay,
  official,
  passportValidity,
  shorterBar,
  shorterOverstay,
  visaWaiverStay,
  visitorExtension,
} from "#content/facts/visit-and-invest.ts";
import type { ServicePage } from "#content/service-page.ts";

export const b1BusinessVisitorVisa: ServicePage = {
  slug: "b-1-business-visitor-visa",
  seo: {
    title: "B-1 Business Visitor Visa: papers, interview",
    description:
      "B-1 visa for business trips from India: what counts as business and what as work, which papers to bring, how the interview goes and how long you may stay.",
  },
  lead: "For people who fly to the US to meet, negotiate, inspect or attend, and then fly home to the company that pays them. The interview is short, and much of it turns on one question: is this business, or is it work? We help you answer it the same way on the form, in the letters and in your own words.",
  overview: {
    text: "For meetings, conferences, contract talks and site visits. We prepare the DS-160, the online visa form, with you, outline what the invitation and employer letters should answer, order the proof of ties, and rehearse the interview.",
    caption: `Usually up to ${visitorStay.text} a stay`,
  },
  keyFacts: [
    { label: "Length of a stay", value: `Usually up to ${visitorStay.text}` },
    { label: "A job or salary in the US", value: "Not allowed" },
    { label: "Yearly limit on visas", value: "None" },
    { label: "Family members", value: "Their own B-2" },
  ],
  about: {
    heading: "Business, not employment",
    paragraphs: [
      "A B-1 visa is for short business trips that are not a job in the US. Founders, executives and sales staff travel on it, engineers, researchers and conference delegates, and heirs who settle an estate. The visa itself often reads B-1/B-2, for both kinds of visit; how you are admitted still depends on what you come for this time.",
      "The law presumes that every visitor means to stay until the officer is satisfied otherwise. That is section 214(b), and it stands behind many refusals. What answers it is plain: a clear purpose, a definite end to the trip, the money to pay for it, ties such as a job or a business, and a home outside the US that you are not giving up.",
    ],
  },
  stages: {
    heading: "From invitation to return flight",
    intro:
      "Eight stages, most of them short. The long one is the wait for an interview date, which differs by city and season; the official wait-time page is linked below.",
    steps: [
      {
        title: "Set the purpose against the list",
        text: "You tell us what you will do on each day of the trip. We lay it beside the published list of business-visitor activities. If it looks like another category, we say so, and an attorney decides.",
      },
      {
        title: "Collect the facts once",
        text: "Passport, past travel, employer, host, payer, addresses, old refusals. You get a single list in the order in which the form will ask.",
      },
      {
        title: "Complete the DS-160",
        text: "We prepare the online form from your own answers and read it back to you line by line. You sign and submit it; we keep a copy of the confirmation page.",
      },
      {
        title: "Pay and book on the official portal",
        text: "You open the profile, pay the government fee and choose the appointments in your own account, while we explain each screen. An agent who offers you an early slot is a fraud risk.",
      },
      {
        title: "Put the papers in order",
        text: "Invitation, employer letter, agenda, finances, ties. Few may be looked at, so the first page of the folder should be the right one.",
      },
      {
        title: "Biometrics and interview",
        text: "Fingerprints and photograph at a Visa Application Center, then a talk, usually of minutes, at the Embassy or a Consulate General. The themes are rehearsed; the answers are yours.",
      },
      {
        title: "Read the decision",
        text: "The visa is issued, or refused under section 214(b), or refused for the time being under 221(g) until papers or checks are complete. We go through the printed visa or the slip with you.",
      },
      {
        title: "Travel, and leave on time",
        text: "At the airport a border officer decides whether you are admitted and until when. Look up your I-94, the record of that, after every entry, and leave by its date or ask for an extension before it.",
      },
    ],
  },
  cards: {
    heading: "What we do for a business traveller",
    intro: "The same facts on every page that an officer may read.",
    items: [
      {
        title: "The DS-160, read aloud",
        text: "Nothing weighs more than the form and the short interview. So we read every answer back to you before you sign, and once more in the days before the interview.",
        ground: "teal",
        width: "half",
      },
      {
        title: "Letters with dates in them",
        text: "A vague invitation raises questions. Your host and your employer get an outline of what each letter should state: who travels, why, where, when, who pays, and the date of return.",
        ground: "line",
        width: "half",
      },
      {
        title: "Ties in a thin folder",
        text: "Job, business, family, property and projects, each shown by one good paper.",
        ground: "gold",
      },
      {
        title: "A rehearsal without a script",
        text: "Mock questions on purpose, payer and return. We tell you where an answer is unclear, never what to invent.",
        ground: "mint",
      },
      {
        title: "When the answer is not yes",
        text: "A reply set for a 221(g) slip, or a fresh look at the application after 214(b).",
        ground: "line",
      },
    ],
  },
  blocks: [
    {
      id: "permitted-activities",
      heading: "What a business visitor may do",
      paragraphs: [
        "Usually permitted:",
        [
          "consulting with business associates, and attending board meetings;",
          "negotiating or signing a contract;",
          "attending a convention, trade fair or conference on set dates;",
          "taking orders for goods made abroad;",
          "independent research, or observing how a business operates;",
          "short training that is not productive work;",
          "taking part in litigation, or settling an estate.",
        ],
        "Not permitted:",
        [
          "a job in the US, or productive work of any kind, paid or unpaid;",
          "running a US business from day to day;",
          "study for academic credit;",
          "a paid performance, or work for the foreign press.",
        ],
        "Engineers often ask about machines. You may be able to install, service or repair what a seller outside the US has sold, if the sales contract requires it, you have the special knowledge and your pay comes from abroad. Construction work with your own hands is not part of that.",
      ],
    },
    {
      id: "length-of-stay",
      heading: "How long you may stay",
      paragraphs: [
        `A stay is usually up to ${visitorStay.text}. The border officer fits it to your purpose and may by regulation admit you for at most ${admissionMaximum.text}. What counts is the date on your I-94. The date printed on the visa only says until when you may use it to travel.`,
        `An extension of up to ${visitorExtension.text} at a time can be requested on Form I-539, filed before the I-94 ends; USCIS, the immigration agency, suggests at least ${extensionNotice.text} before. The total on a single B-1 trip is generally no more than ${b1TotalStay.text}.`,
        `Nationals of Visa Waiver Program countries may visit for up to ${visaWaiverStay.text} with an approved ESTA, its online permission, without extension and without change of status. India does not participate, so travellers on an Indian passport need the visa.`,
        `An overstay makes the visa void. More than ${shorterOverstay.text} of unlawful presence, followed by departure, can bar a return for ${shorterBar.text}; ${longerOverstay.text} or more can bar it for ${longerBar.text}.`,
      ],
    },
  ],
  checklist: {
    intro:
      "Bring what fits your case. More papers do not make an approval more likely; papers that agree with each other do help.",
    groups: [
      {
        title: "Every applicant",
        items: [
          `Passport, generally valid for ${passportValidity.text} beyond the planned stay, and old passports with US visas`,
          "DS-160 confirmation page",
          "Visa fee receipt and appointment confirmation",
          "Photograph to the State Department’s specification",
          "Papers on any past refusal, overstay or arrest, with certified records",
          "Proof of legal stay, if you apply outside your home country",
        ],
      },
      {
        title: "The trip",
        items: [
          "The US company’s invitation: who travels, why, when, where, at whose cost",
          "Conference registration, meeting agenda or exhibition booking",
          "Draft itinerary (buy no non-refundable ticket before you have the visa)",
          "For installation or service: the contract or order",
        ],
      },
      {
        title: "Work, money and home",
        items: [
          "Employer’s letter: position, salary, approved leave, purpose, return date",
          "Recent salary slips",
          "Bank statements and income-tax returns",
          "Company registration, GST and accounts, if you own the business",
          "Evidence of ties: family, property, projects that wait for you",
          "Record of earlier US travel: I-94 history, old visas",
        ],
      },
    ],
  },
  note: [
    "We prepare and review documents and give guidance. We are not a law firm and give no legal advice; overstays, arrests and past misstatements belong with a US immigration attorney, whom we can introduce at an additional charge.",
    "The consular officer decides on the visa and the border officer on the entry. Nobody can guarantee either. A false statement can bar a person for life, so every answer must be true and your own.",
  ],
  callsToAction: [
    {
      title: "Expert Connect",
      text: "Tell us what you will do in the US, day by day. A consultant will say which papers the trip calls for.",
      button: "Connect Now",
    },
  ],
  faq: [
    {
      question: "How long can I stay on a B-1?",
      answer: [
        `Usually up to ${visitorStay.text}. The date on your I-94 rules, whatever the visa says. If you need longer, an extension must be requested before that date.`,
      ],
    },
    {
      question: "Can the US company pay me?",
      answer: [
        "No salary and no fee for work. It may reimburse the expenses of the trip.",
        `There is a narrow exception for academic talks: an honorarium is generally possible for at most ${honorariumStay.text} at a single institution, and from no more than ${honorariumInstitutions.text} in ${honorariumPeriod.text}.`,
      ],
    },
    {
      question: "Can I attend training at our US office?",
      answer: [
        "Yes, if it is short, is not productive work and you are paid from abroad. If you would be doing the job while you learn it, another category is needed.",
      ],
    },
    {
      question: "Is B-1 allowed for a short job if my salary is paid in India?",
      answer: [
        "There is no general rule of that kind. Where the money comes from is one question; whether the activity is work is another, and both are asked.",
      ],
    },
    {
      question: "Do I need an interview?",
      answer: [
        "Most applicants do, in person. Exceptions for some renewals exist, but they are narrow and they change. The pages of the US Embassy in India say what applies today.",
      ],
    },
    {
      question: "Can my spouse and children come with me?",
      answer: [
        "B-1 has no status for dependants. Each of them applies for a B-2 visitor visa in their own right, with a DS-160 of their own.",
      ],
    },
    {
      question: "My visa is valid for years. May I stay that long?",
      answer: [
        "No. Validity tells you when you may travel and ask to be admitted. How long you may stay is decided at each entry and recorded on the I-94.",
      ],
    },
    {
      question: "May I look for a job, or change to H-1B, while I am there?",
      answer: [
        "Talking business is not work, and neither is a job interview. To change status takes a petition of its own, approved before the first day of work, and the purpose you gave at entry must have been true. Ask an attorney before you travel.",
      ],
    },
    {
      question: "I was refused under 214(b). When may I try again?",
      answer: [
        "There is no fixed waiting time. It takes a new application and a new fee, and it is useful only if something has changed:",
        [
          "your circumstances, such as a new role, a business or family commitments;",
          "your purpose, now definite and documented;",
          "the evidence, where something true was never shown.",
        ],
      ],
    },
    {
      question: "Does an invitation letter secure the visa?",
      answer: [
        "No. It explains the purpose and who pays. The officer looks first at you: your work, your plans and your reasons to return.",
      ],
    },
  ],
  facts: [
    visitorStay,
    admissionMaximum,
    visitorExtension,
    extensionNotice,
    b1TotalStay,
    visaWaiverStay,
    passportValidity,
    honorariumStay,
    honorariumInstitutions,
    honorariumPeriod,
    shorterOverstay,
    shorterBar,
    longerOverstay,
    longerBar,
  ],
  links: [
    official.ds160,
    official.indiaAppointments,
    official.indiaPosts,
    official.visaWaitTimes,
    official.visaFees,
    official.i94,
  ],
  related: ["b-2-visitor-visa", "l-1a-new-office-visa", "visa-refusal-221g"],
};
