import { l1aFirstStay, l1aMaximum } from "#content/facts/home.ts";
import { jobLossGrace, workWhilePending } from "#content/facts/shared.ts";
import {
  childAge,
  eb1cUsYear,
  growthPeriod,
  l1aExtension,
  newOfficeAge,
  official,
  premiumAnswer,
  returnAbroad,
  yearAbroad,
  yearAbroadWithin,
} from "#content/facts/visit-and-invest.ts";
import type { ServicePage } from "#content/service-page.ts";

export const l1aNewOfficeVisa: ServicePage = {
  slug: "l-1a-new-office-visa",
  seo: {
    title: "L-1A New Office Visa: your first US office",
    description:
      "Send an executive or manager to open your company’s first US office: who qualifies, what the petition must show, and what the first extension will ask.",
  },
  lead: "Your company does well at home and now wants an office in the US. This visa sends the executive or manager who opens it. The first approval is short, and at its end the government compares the office with the plan. We help you put forward a plan that your accounts can support.",
  overview: {
    text: `For an executive or manager who opens the first US office of a company abroad. The person needs ${yearAbroad.text} abroad in ${yearAbroadWithin.text} years with that company or its group, as an executive or manager. We organise the evidence on both companies and keep the calendar of the first extension.`,
    caption: `Initially ${l1aFirstStay.text}, extensions up to ${l1aExtension.text}, maximum ${l1aMaximum.text}`,
  },
  keyFacts: [
    { label: "First approval", value: `Initially ${l1aFirstStay.text}` },
    { label: "Each extension", value: `Up to ${l1aExtension.text}` },
    { label: "In all", value: `Maximum ${l1aMaximum.text}` },
    {
      label: `Employed abroad, in ${yearAbroadWithin.text} years`,
      value: `For ${yearAbroad.text}`,
    },
  ],
  about: {
    heading: "What the law calls a new office",
    paragraphs: [
      `The office counts as new while your group has done business in the US, in any of its forms, for less than ${newOfficeAge.text}. It need not be a large company that sends someone: Indian firms of any size use this category, if they have a real plan and the money to start.`,
      `The time is counted like this: ${l1aFirstStay.text} initially, extensions up to ${l1aExtension.text} each, maximum ${l1aMaximum.text}. Time in H status counts toward the same total, and days spent outside the US may be claimed back with proof.`,
      `The person needs ${yearAbroad.text} abroad in ${yearAbroadWithin.text} years with the organisation, and for a new office that year must have been in an executive or managerial role.`,
      "There is no yearly cap, no lottery and no labor condition application. The blanket procedure of large groups is not for a new office.",
    ],
  },
  stages: {
    heading: "From the first lease to the first extension",
    intro:
      "Seven stages. The petition is the employer’s, and drafting it is work for the employer’s attorney; ours is the evidence it rests on. Government times vary and are linked below.",
    steps: [
      {
        title: "Set up the US company",
        text: "Incorporation, tax number, ownership papers, bank account, premises. We give you the map of documents; legal and tax choices stay with your own advisers.",
      },
      {
        title: "Write the plan in your own figures",
        text: "Market, services, staffing, costs, organisation chart now and at the end of the first approval. Copied plans are easy to recognise, so we collect your data and check that the numbers agree.",
      },
      {
        title: "Assemble the two-country record",
        text: "Ownership share by share, accounts and payroll abroad, capital sent to the US. Translated, indexed and read against each other before anything is signed.",
      },
      {
        title: "File the petition",
        text: `The employer signs and files Form I-129 with its L Supplement, usually through an attorney. Premium processing, for a further government fee, brings an answer within ${premiumAnswer.text}. An answer is not an approval, and it can be a request for more evidence.`,
      },
      {
        title: "Answer what USCIS asks",
        text: "USCIS, the immigration agency, may send a request for evidence; the notice sets the deadline. We find and order the papers; the argument is the attorney’s.",
      },
      {
        title: "Visa, entry, opening day",
        text: "From abroad: the DS-160 (the online visa form), an interview, and the family’s applications beside yours. From lawful status in the US, a change of status may be requested instead. The I-94, the record of your admission, then starts the clock.",
      },
      {
        title: "Build the extension from the first month",
        text: "Payroll, invoices, contracts, tax filings and photographs go into one folder as they appear. The extension must be filed before the I-94 ends, and we remind you well ahead.",
      },
    ],
  },
  cards: {
    heading: "What we do for a company that sends someone",
    intro: "Two companies, two countries, a single set of facts.",
    items: [
      {
        title: "Structure and premises",
        text: "A list of the papers that show who owns what, and that the space fits the business.",
        ground: "line",
      },
      {
        title: "Chart, duties, figures",
        text: "One consistency check across all of them, because an officer may make the same check.",
        ground: "gold",
      },
      {
        title: "Visa stage",
        text: "DS-160, interview preparation and the papers of spouse and children.",
        ground: "mint",
      },
      {
        title: "A first-year compliance folder",
        text: "A new office is judged twice: on paper at the start, on results at the extension. We keep a month-by-month list of what to save, so that the second file is nearly ready when it is due.",
        ground: "teal",
        width: "wide",
      },
      {
        title: "Attorney connection",
        text: "Petition and legal argument belong to the employer’s attorney. We can introduce one, at an additional charge.",
        ground: "line",
      },
    ],
  },
  blocks: [
    {
      id: "first-petition",
      heading: "What the first petition has to show",
      paragraphs: [
        [
          "a qualifying relationship: parent, branch, subsidiary or affiliate, shown on paper;",
          "sufficient premises, already secured;",
          "the year abroad as executive or manager, and the same kind of authority over the new office;",
          `a business that can support such a position within ${growthPeriod.text} of approval: its nature, organisation and financial goals;`,
          "the size of the US investment, and that the company abroad can pay the person and start the business;",
          "how the company abroad is organised.",
        ],
        "An executive directs the organisation, sets its goals and has wide discretion. A manager leads supervisors or professionals, or an essential function, with authority over staff. First-line supervision of staff who are not professionals does not count, and duties that read like the daily work itself invite questions.",
        "An owner or major shareholder shows one thing more: that the assignment is temporary, and that it ends with a move to a post abroad.",
      ],
    },
    {
      id: "first-extension",
      heading: "What the first extension asks",
      paragraphs: [
        "Before the first approval runs out, the government looks for:",
        [
          "business done in the past year, regularly and not only on paper;",
          "the duties of the person, then and from now on;",
          "the staff, with their positions and the wages paid to them;",
          "the financial state of the US company;",
          "the relationship of the two companies, still in place, with both still doing business.",
        ],
        `When the maximum is reached, a further L or H period generally needs ${returnAbroad.text} abroad first.`,
      ],
    },
    {
      id: "what-goes-wrong",
      heading: "What most often goes wrong",
      paragraphs: [
        "These are the usual reasons for a request for evidence or a denial:",
        [
          "the plan is thin, or copied;",
          "the premises are an address and no room;",
          "the year abroad was not managerial, or not continuous;",
          "the money has no trail, or the ownership papers contradict each other;",
          "at the extension there is no staff and no revenue.",
        ],
        "After a denial the employer asks its attorney at once: each way on has a short date of its own.",
      ],
    },
    {
      id: "family",
      heading: "Spouse and children",
      paragraphs: [
        `A spouse and unmarried children ${childAge.text} come in L-2 status. The spouse may work by virtue of the status; an I-94 with the code L-2S is the proof. Children may study but not work.`,
      ],
    },
  ],
  checklist: {
    intro:
      "Two companies and one person have to be proved. This is the skeleton; your business adds its own papers.",
    groups: [
      {
        title: "The US company",
        items: [
          "Incorporation papers, EIN, operating agreement or stock records",
          "Lease and photographs of the premises",
          "Bank statements, wire transfers and proof of capitalisation",
          "Business plan: market, services, staffing and yearly figures",
          "Contracts, letters of intent and licences, where they exist",
        ],
      },
      {
        title: "The company abroad",
        items: [
          "Registration, tax returns and accounts",
          "Ownership chain: share certificates, registers, resolutions, proof of payment",
          "Contracts and invoices that show current business",
          "Organisation charts for both countries, now and planned",
          "Plan for who runs the business at home",
        ],
      },
      {
        title: "The executive or manager",
        items: [
          "Payroll, pay slips and appointment letter for the year abroad",
          "Detailed duties, abroad and in the US, with the share of time for each",
          "Job descriptions and qualifications of the staff who report to them",
          "CV, degrees, passport, earlier I-94 records",
        ],
      },
      {
        title: "Forms, family, language",
        items: [
          "Form I-129 with L Supplement and support letter, signed by the petitioner",
          "For the family: passports, marriage and birth certificates",
          "Certified translations of papers that are not in English",
        ],
      },
    ],
  },
  note: [
    "We organise evidence, prepare documents from your instructions and check them against each other. We are not a law firm; we do not draft legal argument, sign for the employer or give legal, tax or corporate advice. A US immigration attorney can be introduced at an additional charge.",
    "USCIS decides on the petition, the consulate on the visa and the border officer on the entry. Approval of the first petition does not promise the extension, and nobody can guarantee either.",
  ],
  callsToAction: [
    {
      title: "Expert Connect",
      text: "Describe the company at home and the office you have in mind. A consultant will go through the evidence list with you.",
      button: "Connect Now",
    },
  ],
  faq: [
    {
      question: "How long is the first approval?",
      answer: [
        `For a new office, ${l1aFirstStay.text} initially. It is short on purpose: the government wants to see the office at work before it grants more.`,
      ],
    },
    {
      question: "How often can it be extended?",
      answer: [
        `Extensions may be granted for up to ${l1aExtension.text} each, to a maximum of ${l1aMaximum.text} in all, as long as the business supports an executive or manager. Each extension is decided on its own evidence.`,
      ],
    },
    {
      question: "Is there a minimum investment?",
      answer: [
        "No fixed sum. There must be enough to start the business and to pay the manager, and the money needs a trail from the company abroad to the US account.",
      ],
    },
    {
      question: "Can I be the owner of the company?",
      answer: [
        "Yes, with proof of a real company abroad, a qualifying relationship and a temporary assignment. Somebody must run the business at home while you are away.",
      ],
    },
    {
      question: "Must the company in India stay open?",
      answer: [
        "Yes. A qualifying organisation abroad has to keep doing business during the whole stay, in regular and continuous trade. An agent or an address is not enough.",
      ],
    },
    {
      question: "Can we start from a home or a virtual office?",
      answer: [
        "The space has to suit the business. A home seldom does, and a virtual address alone draws questions. A lease that fits the plan, with photographs, is the usual proof.",
      ],
    },
    {
      question: "May my spouse work?",
      answer: [
        "Yes. An L-2 spouse may work because of the status itself, without a separate permit; the code L-2S on the I-94 shows it to an employer.",
      ],
    },
    {
      question: "May I keep working while the extension is pending?",
      answer: [
        `If it was filed in time, work for the same employer may generally continue for up to ${workWhilePending.text} while it is pending.`,
      ],
    },
    {
      question: "What if the US job ends?",
      answer: [
        `There may be a grace period of up to ${jobLossGrace.text}, or until the I-94 ends if that is sooner. It is at the government’s discretion, and working in it is not allowed. Speak to an attorney in the first days.`,
      ],
    },
    {
      question: "Does L-1A lead to a green card?",
      answer: [
        "Not by itself, but the two can go together:",
        [
          "a green-card plan does not by itself defeat an L-1A case;",
          `the EB-1C category for multinational managers may fit later, once the US company has done business for at least ${eb1cUsYear.text};`,
          "it is a separate petition by the employer, with its own evidence and its own wait.",
        ],
      ],
    },
  ],
  facts: [
    l1aFirstStay,
    l1aExtension,
    l1aMaximum,
    yearAbroad,
    yearAbroadWithin,
    newOfficeAge,
    growthPeriod,
    returnAbroad,
    childAge,
    premiumAnswer,
    workWhilePending,
    jobLossGrace,
    eb1cUsYear,
  ],
  links: [
    official.uscisL1A,
    official.uscisL1Concepts,
    official.formI129,
    official.uscisFees,
    official.uscisTimes,
    official.temporaryWorkers,
  ],
  related: [
    "b-1-business-visitor-visa",
    "eb-5-investor-visa",
    "h-1b-petition-filing-for-employers",
  ],
};
