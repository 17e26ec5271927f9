import { jobLossGrace, workWhilePending } from "#content/facts/shared.ts";
import { childAge, official, tnProfessions, tnStays } from "#content/facts/treaty-and-status.ts";
import type { ServicePage } from "#content/service-page.ts";

export const tnVisa: ServicePage = {
  slug: "tn-visa",
  seo: {
    title: "TN Visa for Canadian and Mexican Professionals",
    description: `TN status for citizens of Canada and Mexico in a listed profession, given in ${tnStays.text}: job letter, credentials, border or consulate, TD family.`,
  },
  lead: "For citizens of Canada and Mexico whose profession is on the trade agreement’s list and who have a US job waiting. There is no lottery. Nearly everything turns on one letter: does the work it describes match the profession it names?",
  overview: {
    text: "For Canadian and Mexican citizens in a listed profession. We set the job letter beside the listed profession before anyone travels.",
    caption: `Granted in ${tnStays.text}, renewable`,
  },
  keyFacts: [
    { label: "Granted in", value: tnStays.text },
    { label: "Professions on the list", value: tnProfessions.text },
    { label: "Yearly limit", value: "None" },
    { label: "Spouse on TD", value: "Study, no work" },
  ],
  about: {
    heading: "Who can use TN",
    paragraphs: [
      `TN comes from the USMCA, the trade agreement that followed NAFTA. Its list names ${tnProfessions.text} professions, among them engineer, accountant, scientist, registered nurse, computer systems analyst, management consultant and college teacher. A person qualifies who has:`,
      [
        "citizenship of Canada or Mexico; permanent residence there is not enough;",
        "a job arranged in advance, full-time or part-time, with a US employer that needs this profession;",
        "the degree, licence or credential that the list names; experience takes the place of a degree only where the list says so;",
        "an employer that is someone else: a business of one’s own, or one that the applicant controls, does not qualify;",
        "a reason to be there that ends at a foreseeable time, and no present plan to settle.",
      ],
      "Where the law asks for a state licence to do the work, you need that too. Nurses and some other health workers also need a VisaScreen certificate.",
    ],
  },
  stages: {
    heading: "From the list to the first working day",
    intro:
      "Seven steps. The first three happen at a desk, long before a border, and they decide most of what follows.",
    steps: [
      {
        title: "Lay the duties beside the list",
        text: "We put your real duties next to the published profession and its credential line. If they do not match, it is better to know now than at the counter.",
      },
      {
        title: "Get the employer’s letter right",
        text: "It states the profession, the duties, the purpose, the length, the pay and your qualifications. We supply the outline; the employer writes and signs it.",
      },
      {
        title: "Prove the credential",
        text: "Degree, transcripts, licence. A degree earned outside the US, Canada and Mexico, in India for example, goes with an equivalence evaluation.",
      },
      {
        title: "Apply: the border or the consulate",
        text: "Canadians usually apply to CBP, the border agency, at a port of entry or pre-clearance station, or the employer files Form I-129 with USCIS, the immigration agency, first. Mexicans apply for a visa at a US consulate and travel after that.",
      },
      {
        title: "Read your I-94",
        text: "On arrival, look up the record: it should say TN and show the right last day. A mistake is easiest to correct at once.",
      },
      {
        title: "Work within the approval",
        text: "Work starts only after admission, for the approved employer and role. A second employer needs an approval of its own.",
      },
      {
        title: "Renew before the last day",
        text: `Either Form I-129 from inside the US, or a fresh application after leaving. A timely extension with the same employer generally allows up to ${workWhilePending.text} of further work while it is pending.`,
      },
    ],
  },
  cards: {
    heading: "Three ways we help with TN",
    intro: "Which one is yours depends on your passport and on where you are today.",
    items: [
      {
        title: "TN for Canadian citizens",
        text: "In general you need no visa: CBP reads the employer’s letter, your proof of citizenship and your credentials, and usually answers at the counter. Before that we outline the letter, order the credentials and practise the questions with you.",
        ground: "teal",
      },
      {
        title: "TN for Mexican citizens",
        text: "The visa comes first, with a DS-160 (the online visa form), the same proofs of your profession and an interview at the US Embassy or a consulate; CBP admits you after that. We prepare the DS-160 from your answers and put the consular file in order.",
        ground: "gold",
      },
      {
        title: "Extensions, job changes and TD family",
        text: "An extension with USCIS or a new application at the border; a new approval for a new employer; TD for the spouse and children. We keep the calendar and prepare each package before it is due.",
        ground: "mint",
      },
    ],
  },
  checklist: {
    intro:
      "Originals where you have them, copies of everything. Not every line applies to every person.",
    groups: [
      {
        title: "Who you are and what you trained for",
        items: [
          "Passport, as proof of citizenship",
          "Degree certificate and transcripts",
          "Equivalence evaluation for a degree from outside the US, Canada and Mexico",
          "Licence or membership; from Mexico the título or cédula profesional (no carta de pasante)",
          "Experience letters, where the list allows experience",
          "CV in date order",
          "VisaScreen certificate for the health occupations that need it",
        ],
      },
      {
        title: "From the employer",
        items: [
          "Signed letter: profession, duties, purpose, length, pay, qualifications",
          "Proof that the employer exists and does business",
          "For a consultant: the contract that shows an independent, time-limited project",
        ],
      },
      {
        title: "For the day you apply",
        items: [
          "Mexican citizens: DS-160 confirmation, fee receipt, appointment",
          "Canadian citizens: the means to pay the fee at the border",
          "Signs that the stay is temporary: lease, family, bank",
          "Translations of papers that are not in English",
        ],
      },
      {
        title: "For a renewal or a family",
        items: [
          "Earlier I-94 records and I-797 notices",
          "Recent payslips",
          "Marriage and birth certificates for TD",
        ],
      },
    ],
  },
  note: [
    "We prepare and check documents and give guidance, not legal advice. The employer’s letter is the employer’s own statement, and your answers at the border are yours: a false one can bar you for life.",
    "CBP, consular officers and USCIS decide, and no one can guarantee their decision. Fees and border practice change, so read the official pages again shortly before you travel.",
  ],
  callsToAction: [
    {
      title: "Expert Connect",
      text: "Describe the job in your own words. A consultant will tell you which papers the listed profession asks for, and when the question is one for an attorney.",
      button: "Connect Now",
    },
  ],
  faq: [
    {
      question: "How long can I stay on TN?",
      answer: [
        `TN is given in ${tnStays.text}. A stay may be shorter when the job is shorter, and it can be renewed without a fixed overall limit so long as the purpose remains temporary. The I-94 shows your own last day.`,
      ],
    },
    {
      question: "I am an Indian citizen living in Canada. Can I use TN?",
      answer: [
        "Not with an Indian passport and a Canadian permanent resident card. TN is for citizens of Canada or Mexico. Someone born in India who has become a Canadian citizen may use it.",
      ],
    },
    {
      question: "Do Canadians need a visa?",
      answer: [
        "Generally no. A Canadian citizen asks for TN admission at a port of entry or a pre-clearance station, with the full set of papers in hand. Family members with another passport do need a visa of their own.",
      ],
    },
    {
      question: "Is there a lottery, a cap or a labor condition application?",
      answer: [
        "None of the three. There is no yearly number, no registration and no filing with the Department of Labor. What counts is that the job, the person and the listed profession fit together.",
      ],
    },
    {
      question: "Why are TN applications refused?",
      answer: [
        "The common reasons can be seen in the papers before anyone travels:",
        [
          "the title is on the list but the duties are not: a programmer’s work under the name of computer systems analyst, for example;",
          "the degree is in another field: an engineer needs a related engineering degree;",
          "a management consultant is really filling a regular staff position;",
          "the applicant owns or controls the employer;",
          "the letter is vague about profession, pay, length or purpose;",
          "a foreign degree comes without an evaluation.",
        ],
        "After a refusal at the border, speak to a US immigration attorney before you try again. We can connect you, at an additional charge.",
      ],
    },
    {
      question: "I am a nurse. What is different for me?",
      answer: [
        "Registered nurses are on the list. You also need the health-care worker certificate, known as VisaScreen, and the licence that the state requires for the work.",
      ],
    },
    {
      question: "Can I change jobs, or work for two employers?",
      answer: [
        "Yes, but each employer needs its own approval first, through USCIS or at the border. Self-employment and freelance work are not part of TN.",
      ],
    },
    {
      question: "Can my spouse and children come, and can they work?",
      answer: [
        `Your spouse and your unmarried children under ${childAge.text} may have TD status, whatever their nationality. They may study. They may not work, and there is no work permit for TD.`,
      ],
    },
    {
      question: "What if I lose the job?",
      answer: [
        `There may be up to ${jobLossGrace.text} to leave, to ask for another status or to have a new employer ask for its approval, but never beyond the date on the I-94. You may not work in that time. It is discretionary, so do not plan on all of it.`,
      ],
    },
    {
      question: "Can TN lead to a green card?",
      answer: [
        "The law does not forbid an application, but TN asks for temporary intent, and travel or a renewal becomes risky once you have filed. Get an attorney’s view before the first step, not after it.",
      ],
    },
  ],
  facts: [tnStays, tnProfessions, workWhilePending, jobLossGrace, childAge],
  links: [
    official.stateTn,
    official.uscisTnManual,
    official.formI129,
    official.formI539,
    official.ds160,
    official.i94Record,
    official.visaFees,
    official.uscisFees,
  ],
  related: [
    "h-4-e-3d-td-dependent-visa-and-ead",
    "visa-for-nurses-rn",
    "h-1b-visa-services-for-employees",
  ],
};
