import { brand } from "#content/brand.ts";
import { eb5Jobs } from "#content/facts/home.ts";
import {
  childAge,
  conditionalPeriod,
  conditionalResidency,
  eb5AdjustedEvery,
  eb5AdjustedFrom,
  eb5Amount,
  eb5AmountsUntil,
  eb5FullTime,
  eb5TargetedAmount,
  highUnemployment,
  infrastructureSetAside,
  investedAtLeast,
  official,
  removalAnniversary,
  removalWindow,
  ruralSetAside,
  ruralTown,
  taxReturnYears,
  unemploymentSetAside,
} from "#content/facts/visit-and-invest.ts";
import type { ServicePage } from "#content/service-page.ts";

export const eb5InvestorVisa: ServicePage = {
  slug: "eb-5-investor-visa",
  seo: {
    title: "EB-5 Investor Visa: amounts, jobs, funds",
    description: `A green card through an EB-5 investment and ${eb5Jobs.text} full-time jobs: the path, the ${conditionalResidency.text}, the source of funds and the papers.`,
  },
  lead: "Permanent residence for investors whose money puts people to work. The rules are strict about one thing above all: where the money came from. That is where our work begins.",
  overview: {
    text: `Permanent residence through an investment that creates ${eb5Jobs.text} full-time jobs, with a ${conditionalResidency.text} first. We assemble the source-of-funds record that every case rests on. The amounts are adjusted by law from ${eb5AdjustedFrom.text}; confirm the current figure with USCIS, the immigration agency.`,
    caption: `${eb5TargetedAmount.text} in targeted employment areas, ${eb5Amount.text} generally`,
  },
  keyFacts: [
    { label: "Investment, in general", value: eb5Amount.text },
    { label: "In a targeted employment area", value: eb5TargetedAmount.text },
    { label: "Full-time jobs to create", value: eb5Jobs.text },
    { label: "Conditional residence first", value: conditionalPeriod.text },
  ],
  about: {
    heading: "The amounts, and the two routes",
    paragraphs: [
      `The minimum investment is ${eb5Amount.text} generally and ${eb5TargetedAmount.text} in targeted employment areas and for certain infrastructure projects. These are the amounts for petitions filed through ${eb5AmountsUntil.text}. The amounts are adjusted by law from ${eb5AdjustedFrom.text}, and every ${eb5AdjustedEvery.text} after that; confirm the current figure with USCIS, the immigration agency, on its EB-5 page linked below.`,
      "There are two routes. Standalone: a business with a single EB-5 investor, on Form I-526. Regional centre: a project in which several may invest together, on Form I-526E, after the centre has filed the project. Congress authorises the regional-centre programme for a limited time; USCIS says until when.",
      "The law sets no minimum of age, language, education or business experience. It does ask you to take part in management or policy, for which the role of a limited partner can be enough.",
    ],
  },
  stages: {
    heading: "The path, step by step",
    intro:
      "Five stages. We prepare the papers for each one and tell you what the next will ask before you get there. How long they take depends on the project, on the filing and on your country of birth.",
    steps: [
      {
        title: "Choose the investment",
        text: "A business of your own or a project through a regional centre. We explain what each asks of you; the choice, and the legal and financial advice behind it, stay yours.",
      },
      {
        title: "Show the source of funds",
        text: "We follow every dollar from where it was earned to where it is invested, administrative fees included, and put the proof in the order an officer reads it.",
      },
      {
        title: "File the petition",
        text: "Form I-526 for your own business, or I-526E through a regional centre, with the business plan and the record of funds. By then the capital must be invested or in the course of being invested. The day of filing becomes your place in line.",
      },
      {
        title: "Become a conditional resident",
        text: "Once the petition is approved and a visa number (a green-card place within the yearly limits) is available: through a US consulate abroad or, if you already live in the US, by adjustment of status, which is at the government’s discretion.",
      },
      {
        title: "Remove the conditions",
        text: `Form I-829, filed in the ${removalWindow.text} before the ${removalAnniversary.text} of becoming a conditional resident, shows that the money and the jobs were real.`,
      },
    ],
  },
  cards: {
    heading: "What we do for an investor",
    items: [
      {
        title: "A source-of-funds book",
        text: "Tax returns, deeds, bank letters and transfers, translated and indexed, with a short narrative that an officer can follow in one sitting.",
        ground: "teal",
        width: "wide",
      },
      {
        title: "Forms and exhibits",
        text: "Each form filled from the same facts, so that nothing contradicts anything.",
        ground: "gold",
      },
      {
        title: "Attorney referral",
        text: "Questions of law go to a US immigration attorney, at an additional charge, which we tell you before you decide. Tax and investment advice comes from advisers of your own.",
        ground: "line",
      },
      {
        title: "Interview and arrival",
        text: "Consular forms for the whole family, a rehearsal of the interview, and a list of what to carry by hand on the day you travel. Later, a folder and reminders for the I-829.",
        ground: "mint",
        width: "wide",
      },
    ],
  },
  blocks: [
    {
      id: "targeted-employment-area",
      heading: "What makes an area targeted",
      paragraphs: [
        "The lower amount applies in two kinds of area:",
        [
          `rural: outside a metropolitan statistical area (a city with its surroundings, as the government draws them), and outside any city or town of ${ruralTown.text} people or more;`,
          `high unemployment: at least ${highUnemployment.text} of the national average rate, as designated by the Department of Homeland Security.`,
        ],
        "The evidence must be up to date when the petition is filed. Papers that were right for last year’s investor may not be right for you.",
      ],
    },
    {
      id: "visa-numbers",
      heading: "The wait for a visa number",
      paragraphs: [
        `EB-5 has a yearly limit, and the country of birth counts. Part of the visas is set aside: ${ruralSetAside.text} for rural projects, ${unemploymentSetAside.text} for areas of high unemployment, ${infrastructureSetAside.text} for infrastructure. The unreserved part may have a line for people born in India while a set-aside has none, or the other way round. Only the month’s Visa Bulletin can say.`,
      ],
    },
    {
      id: "what-goes-wrong",
      heading: "What most often goes wrong",
      paragraphs: [
        "These are the usual reasons for a request for evidence or a denial:",
        [
          "the money cannot be followed from bank to bank, or cash is not explained;",
          "someone has promised to buy the investment back, so the capital is not at risk;",
          "the jobs are not credible, or not full-time;",
          "the evidence for the area is out of date;",
          "the project changes materially after the petition is filed;",
          "the window for the I-829 is missed.",
        ],
      ],
    },
    {
      id: "no-projects",
      heading: "We sell no projects",
      paragraphs: [
        "We do not recommend or market an investment and take no commission for one. The government does not pick or back projects either, and the designation of a regional centre does not make its project safe. Promoters and agents have to register with USCIS, and securities law applies to them; ask for the proof, and take independent advice before you send money.",
      ],
    },
  ],
  checklist: {
    intro:
      "A file for years, not for one interview. Begin with the papers that take longest to obtain: old tax returns, deeds and bank records.",
    groups: [
      {
        title: "You and your family",
        items: [
          "Passports, birth and marriage certificates",
          "Police clearances, and the military record if there is one",
          "Disclosure of judgments and proceedings",
          "Medical examination, when the visa or adjustment stage asks for it",
        ],
      },
      {
        title: "Where the money came from",
        items: [
          `Personal and business tax returns, ${taxReturnYears.text} back`,
          "Bank statements that show how the money grew and moved",
          "Company accounts, dividend records, salary slips",
          "Sale deeds, valuations and capital-gains papers for property",
          "Gift deed, with the giver’s own source of funds",
          "Loan agreement, with the security over your own assets",
          "Foreign-exchange papers for money sent from India, as your bank’s rules require",
        ],
      },
      {
        title: "The investment",
        items: [
          "Subscription and offering documents, escrow proof",
          "Organisational papers of the enterprise",
          "Business plan, comprehensive and credible",
          "Evidence for the targeted employment area",
          "Job evidence or an economist’s report",
        ],
      },
      {
        title: "Kept for the I-829",
        items: [
          "Proof that the investment was sustained",
          "Payroll and tax records of the jobs created",
        ],
      },
    ],
  },
  note: [
    `${brand.name} prepares and reviews documents and gives guidance. We do not give legal, tax or investment advice and do not recommend any project.`,
    "An investment carries risk, and no one can guarantee that a petition is approved or that money comes back.",
  ],
  callsToAction: [
    {
      title: "Expert Connect",
      text: "Talk to a consultant about your own case. Bring your questions and your doubts.",
      button: "Connect Now",
    },
  ],
  faq: [
    {
      question: "How much must I invest?",
      answer: [
        `At least ${eb5Amount.text} in general, or ${eb5TargetedAmount.text} when the project lies in a targeted employment area. The amounts are adjusted by law from ${eb5AdjustedFrom.text}; confirm the current figure with USCIS before you decide.`,
      ],
    },
    {
      question: "What must the investment achieve?",
      answer: [
        `For each investor it must create at least ${eb5Jobs.text} full-time jobs, of at least ${eb5FullTime.text} each, for qualifying US workers. You, your spouse and your children do not count. A business of your own counts its direct employees; through a regional centre, some of the jobs may be counted indirectly.`,
      ],
    },
    {
      question: "What counts as a lawful source of funds?",
      answer: [
        "Any lawful source you can show on paper, from its origin to the project:",
        [
          "salary and savings, with tax returns that match;",
          "sale of land, a house, shares or a business;",
          "a gift, with the giver’s own record;",
          "a loan secured by something you own.",
        ],
      ],
    },
    {
      question: "Is my family included?",
      answer: [
        `Your spouse and your unmarried children ${childAge.text} may come with you on the same petition. If a child is close to that age, ask an attorney early how it is counted.`,
      ],
    },
    {
      question: `What happens after ${conditionalPeriod.text}?`,
      answer: [
        `The first stage is a ${conditionalResidency.text}. In the ${removalWindow.text} before the ${removalAnniversary.text} of becoming a conditional resident you ask for the conditions to be removed and show that the investment was sustained and the jobs exist. Missing that window puts the residence at risk.`,
      ],
    },
    {
      question: "Can I lose the money?",
      answer: [
        `Yes. The law wants the capital at risk for gain and expects it to stay invested for at least ${investedAtLeast.text}. A guaranteed return defeats the purpose, so distrust anyone who promises one.`,
      ],
    },
    {
      question: "How long does it take?",
      answer: [
        "Often years. It depends on the kind of filing, on the set-aside and on the country in which you were born. Look at the USCIS processing times for the form and at the Visa Bulletin for the number; both change.",
      ],
    },
    {
      question: "May I live in the US while the petition is pending?",
      answer: [
        "The petition alone gives no right to live or work there. If you are already in the US and a visa number is available, an adjustment application may be filed with it, and work and travel permission may be requested with that. Adjustment has conditions of its own and is at the government’s discretion.",
      ],
    },
    {
      question: "Must I live near the project or work in it?",
      answer: [
        "No. A part in its management or policy, which can be a limited partner’s, is enough. A resident may live anywhere in the US and work for any employer. But the US must really be your home: long absences put the residence at risk.",
      ],
    },
    {
      question: "Is the E-2 investor visa a simpler way?",
      answer: [
        "Not on an Indian passport. E-1 and E-2 visas rest on treaties, and India has none for them.",
      ],
    },
  ],
  facts: [
    eb5Amount,
    eb5TargetedAmount,
    eb5AmountsUntil,
    eb5AdjustedFrom,
    eb5AdjustedEvery,
    eb5Jobs,
    eb5FullTime,
    conditionalResidency,
    conditionalPeriod,
    removalWindow,
    removalAnniversary,
    investedAtLeast,
    ruralTown,
    highUnemployment,
    ruralSetAside,
    unemploymentSetAside,
    infrastructureSetAside,
    taxReturnYears,
    childAge,
  ],
  links: [
    official.formI526E,
    official.investorVisas,
    official.visaBulletin,
    official.uscisFees,
    official.uscisTimes,
  ],
  related: ["l-1a-new-office-visa", "i-485-adjustment-of-status", "family-based-visa"],
};
