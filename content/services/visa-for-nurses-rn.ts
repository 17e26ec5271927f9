import { brand } from "#content/brand.ts";
import { countryShare } from "#content/facts/shared.ts";
import {
  eb3Share,
  employmentVisas,
  immigrantChildAge,
  jobNotice,
  noticeEnd,
  official,
  visaScreenValidity,
} from "#content/facts/work.ts";
import type { ServicePage } from "#content/service-page.ts";

export const visaForNursesRn: ServicePage = {
  slug: "visa-for-nurses-rn",
  seo: {
    title: "US Green Card Route for Registered Nurses (RN)",
    description:
      "From NCLEX-RN to arrival: VisaScreen, Schedule A petition, the employer’s posted notice, Visa Bulletin and consular papers for nurses, each in its turn.",
  },
  lead: "Passing the NCLEX-RN opens a gate. Behind it stand others: a US employer’s offer and petition, a place in the green-card line, a VisaScreen certificate, an interview. We keep the papers for all of them in order and tell you honestly which one you are waiting at.",
  overview: {
    text: "You passed the NCLEX-RN, or you are on the way. We put the rest in order: VisaScreen, English scores, your papers for the employer’s petition, and the consular file for the whole family.",
    caption: "Immigrant visa through an employer, under Schedule A",
  },
  keyFacts: [
    { label: "Where the route leads", value: "Permanent residence" },
    { label: "Usual category", value: "EB-3, through an employer" },
    { label: "Employer posts the job notice for", value: jobNotice.text },
    { label: "VisaScreen certificate", value: `Valid ${visaScreenValidity.text}` },
  ],
  about: {
    heading: "Why nurses have a route of their own",
    paragraphs: [
      "The Department of Labor keeps a list, Schedule A, of work for which it has already found a shortage in the US. Registered nurses are on it. The employer therefore skips the usual test of the labour market and files the green-card petition directly with USCIS, the immigration agency, usually in EB-3: the third category of green cards through work.",
      "When that petition is filed, you must hold one of these:",
      [
        "a full, unrestricted licence in the state where you will work;",
        "a certificate from CGFNS, the commission on foreign nursing graduates (the commission is now called TruMerit);",
        "proof that you passed the NCLEX-RN.",
      ],
      "The VisaScreen certificate, also from TruMerit, is a separate one and comes later, before the visa or the green card.",
      "The job must be full-time and permanent, at no less than the prevailing wage: what such work usually pays in the area. Nursing assistants and licensed practical nurses are not covered by Schedule A.",
    ],
  },
  stages: {
    heading: "Eight steps, gate by gate",
    intro:
      "Some can be prepared while you wait at another. That is where a good plan saves time; at the visa line itself, nobody can.",
    steps: [
      {
        title: "Have your credentials evaluated",
        text: "School and nursing council send their records themselves. We prepare the request letters, follow them up, and catch a name that is spelled in different ways.",
      },
      {
        title: "Pass NCLEX-RN and an English test",
        text: "The examination is also held outside the US, India included; its own site has the cities and dates. Several English tests are accepted, and their scores can expire.",
      },
      {
        title: "Accept a job offer",
        text: "You find the employer, or the employer finds you. We do not place anyone, but we read with you whether the offer says full-time, permanent and where.",
      },
      {
        title: "The employer asks what the usual wage is",
        text: "A prevailing-wage determination, Form ETA-9141, comes from the Department of Labor through its FLAG system. The time it takes changes from season to season.",
      },
      {
        title: "The employer posts the notice",
        text: `The notice of filing stays up at the workplace for ${jobNotice.text} and must have ended ${noticeEnd.text} before the petition is filed.`,
      },
      {
        title: "The employer files Form I-140",
        text: "With the Schedule A papers and proof that the wage can be paid. The day on which USCIS accepts it becomes your priority date, your place in the line.",
      },
      {
        title: "Wait for a visa number",
        text: "A green-card place within the yearly limits. The Visa Bulletin shows each month how far the line has come, by country of birth. For nurses born in India the wait has been long, and dates can also move backwards.",
      },
      {
        title: "Interview, entry, first shift",
        text: "The family’s papers and Form DS-260, the visa application, for the National Visa Center; medical examination, VisaScreen and interview; or Form I-485 for those who may file inside the US. You arrive as a resident and complete the state licence.",
      },
    ],
  },
  cards: {
    heading: "What we do at each gate",
    intro: "A nurse’s file grows over years. It should never have to be built again.",
    items: [
      {
        title: "Names and dates that agree",
        text: "Passport, school, council and marriage certificate often spell one person in several ways. Corrections and affidavits are made early.",
        ground: "mint",
      },
      {
        title: "A timeline with all gates on it",
        text: "Licence, NCLEX-RN, English, offer, petition and visa number on one page, with what each needs, who has to act, and what can already be begun.",
        ground: "gold",
        width: "wide",
      },
      {
        title: "A calendar of validity",
        text: "English scores, VisaScreen, passports and police clearances, with a reminder before each runs out, and a short message when the Visa Bulletin has moved.",
        ground: "line",
        width: "half",
      },
      {
        title: "Papers for your employer",
        text: "Your documents, complete and translated, for the employer and its attorney, and a log for the notice of filing that proves each day.",
        ground: "teal",
        width: "half",
      },
      {
        title: "The consular file",
        text: "DS-260 for every member of the family from your own answers, civil documents from India in the form the consulate expects, and practice for the interview.",
        ground: "mint",
        width: "wide",
      },
      {
        title: "Attorney referral",
        text: "A change of employer, a child close to the age limit, a refusal: a US immigration attorney, at an additional charge, which we tell you before you decide.",
        ground: "line",
      },
    ],
  },
  blocks: [
    {
      id: "no-job-sale",
      heading: "A job is never for sale",
      paragraphs: [
        "We prepare papers. We do not recruit, place or sell jobs. Keep away from whoever offers a guaranteed job or a visa for a fee.",
        "Recruiting in India for work abroad generally needs registration with the Protector of Emigrants. Before you sign or pay, look the agent up on the government’s eMigrate site, and keep a copy of every agreement.",
      ],
    },
    {
      id: "temporary-visas",
      heading: "Is a temporary visa quicker?",
      paragraphs: [
        "For a few nurses. Each of these has a condition that many staff nurses do not meet:",
        [
          "TN is for citizens of Canada and Mexico, and asks for the health-worker certificate as well.",
          "H-1B is for posts that require a specific bachelor’s degree; many staff-nurse posts do not.",
          "E-3, for Australians, and H-1B1, for citizens of Singapore and Chile, follow a similar test.",
        ],
        "Whether your post meets such a test is an attorney’s question.",
      ],
    },
  ],
  checklist: {
    intro: "Start with what others must send for you. It takes longest.",
    groups: [
      {
        title: "You and your profession",
        items: [
          "Passport",
          "Nursing diploma or degree, with transcripts sent by the school",
          "Registration at home, verified by the state nursing council",
          "NCLEX-RN result",
          "Approval or licence of the US state board",
          "VisaScreen certificate",
          "English score report",
          "Experience certificates and CV",
        ],
      },
      {
        title: "From the employer",
        items: [
          "Offer letter and employment agreement",
          "Prevailing-wage determination, Form ETA-9141",
          "Notice of filing with the dates it was posted",
          "Form ETA-9089 set, uncertified",
          "Form I-140 with proof that the wage can be paid",
        ],
      },
      {
        title: "For the visa or the green card",
        items: [
          "Birth and marriage certificates, and those of the children",
          "Police clearance certificates",
          "Medical and vaccination papers",
          "DS-260 confirmation abroad, or the I-485 set in the US",
          "Translations of all that is not in English",
        ],
      },
    ],
  },
  note: [
    `${brand.name} gives guidance and prepares documents. We are not a law firm, not a recruiter and not part of any government. The employer files the petition; you sign your own forms, and a false statement can bar you for life.`,
    "Visa Bulletin dates, accepted tests and scores, state rules, fees and the rules on who may be issued an immigrant visa change. No one can shorten the line for a visa number or promise a job, a licence or a visa.",
  ],
  callsToAction: [
    {
      title: "Expert Connect",
      text: "Tell us which gates are behind you: school, council, NCLEX-RN, English, offer. We answer with the next one.",
      button: "Connect Now",
    },
  ],
  faq: [
    {
      question: "I have passed the NCLEX-RN. Can I move now?",
      answer: [
        "Not yet. The examination is one part. You still need:",
        [
          "a full-time, permanent offer from a US employer;",
          "that employer’s petition, approved by USCIS;",
          "a visa number for your priority date;",
          "a VisaScreen certificate and, in most cases (also if you studied in India), an English score;",
          "the visa itself, and the state licence before you practise.",
        ],
      ],
    },
    {
      question: "How long does it take from India?",
      answer: [
        "We give no figure, because nobody has a true one. For people born in India the line has been counted in years. The Visa Bulletin shows each month which priority dates may go on.",
        `The reason is arithmetic: EB-3 receives ${eb3Share.text} of at least ${employmentVisas.text} employment visas a year, and one country in general no more than ${countryShare.text}.`,
      ],
    },
    {
      question: "I work in the Gulf or the UK. Does my line become shorter?",
      answer: [
        "No. The line follows your country of birth, not the place where you live or work. There are narrow exceptions, which an attorney can check for your family.",
      ],
    },
    {
      question: "What is VisaScreen, and when do I need it?",
      answer: [
        `A certificate that covers your education, your licence and your English. It is asked for when the visa or the green card is decided, and it is valid for ${visaScreenValidity.text}. With a long line ahead, the right moment to apply matters; we put it on your calendar.`,
      ],
    },
    {
      question: "I studied nursing in English. Do I still need a test?",
      answer: [
        "If you studied in India, yes. The exception is for nurses educated in English in certain countries, and India is not among them. Several tests are accepted; TruMerit, which issues VisaScreen, has the list and the current scores on its site.",
      ],
    },
    {
      question: "I hold a GNM diploma. Is it enough?",
      answer: [
        "It may be, if you are a registered nurse and the board of the US state accepts your training. Boards differ. We look up the published rules of the states you have in mind before you pay for an evaluation.",
      ],
    },
    {
      question: "Can my family come with me?",
      answer: [
        `Your spouse and your unmarried children ${immigrantChildAge.text} can come as residents too, and your spouse may work. A child can grow past the limit while you wait; the Child Status Protection Act (CSPA) has a formula that may help. Tell us every birthday at the start.`,
      ],
    },
    {
      question: "Who pays for what?",
      answer: [
        "In general the employer pays for the labor-certification part. Who pays for examinations, certificates and the family’s fees differs from offer to offer, so have it written down. Never pay anyone for the job itself.",
      ],
    },
    {
      question: "What if I want another hospital, or the offer is withdrawn?",
      answer: [
        "The petition belongs to the job that was offered, so a new employer normally files a new one. Once an I-140 has been approved, the old priority date can usually be kept. Confirm your offer in writing before the interview.",
      ],
    },
    {
      question: "Why are cases refused or held?",
      answer: [
        "The usual reasons:",
        [
          "the notice of filing hung in the wrong place, for too few days or without the wage;",
          "the licence, the certificate or the NCLEX-RN result is dated after the petition;",
          "the employer does not show that it can pay the wage;",
          "VisaScreen or the English score has run out by the interview;",
          "names or dates differ between council, school and passport.",
        ],
        "If your slip says 221(g), see our page on that.",
      ],
    },
  ],
  facts: [
    jobNotice,
    noticeEnd,
    visaScreenValidity,
    eb3Share,
    employmentVisas,
    countryShare,
    immigrantChildAge,
  ],
  links: [
    official.scheduleA,
    official.flagPrevailingWage,
    official.nclex,
    official.truMerit,
    official.visaBulletin,
    official.uscisFees,
    official.visaFees,
    official.eMigrate,
  ],
  related: [
    "i-485-adjustment-of-status",
    "tn-visa",
    "h-1b-petition-filing-for-employers",
    "visa-refusal-221g",
  ],
};
