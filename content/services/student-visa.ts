import { brand } from "#content/brand.ts";
import {
  addressReport,
  campusWorkHours,
  curricularTrainingLimit,
  departurePeriod,
  dependentChildAge,
  earliestEntry,
  fullCourseHours,
  official,
  onlineClassCredits,
  optFilingFrom,
  optFilingUntil,
  optLength,
  optRecommendationAge,
  socialMediaYears,
  stemExtension,
  stemUses,
  studyBeforeTraining,
  travelSignature,
  travelSignatureInTraining,
  unemploymentLimit,
  unemploymentLimitWithStem,
  visaLeadTime,
} from "#content/facts/family-and-study.ts";
import type { ServicePage } from "#content/service-page.ts";

export const studentVisa: ServicePage = {
  slug: "student-visa",
  seo: {
    title: "US student visa (F-1) in seven stages",
    description:
      "From the choice of school to practical training: I-20, SEVIS fee, DS-160, proof of funds, interview, arrival and the rules of status, with a checklist.",
  },
  lead: "An American degree begins with a file: an admission, a certificate called the I-20, money that can be traced, and a short talk with an officer. We take you and your parents through it in seven stages, from the first list of schools to practical training.",
  overview: {
    text: "F-1 from admission to practical training. We check the I-20, put the proof of funds in order, prepare the DS-160 from your answers, and practise the interview until you can speak about your plans without a script.",
    caption: "Seven stages, and help after a refusal",
  },
  keyFacts: [
    { label: "Visa issued to new students", value: `Up to ${visaLeadTime.text} before the start` },
    { label: "First arrival", value: `At most ${earliestEntry.text} before the start` },
    { label: "Campus work in term", value: `Up to ${campusWorkHours.text}` },
    { label: "Practical training afterwards", value: `${optLength.text} for each higher level` },
  ],
  about: {
    heading: "Which student visa is meant here",
    paragraphs: [
      "This page is about the F-1, for academic study at a school, college, university or language programme. The school must be certified by the Student and Exchange Visitor Program; a famous name alone is not enough.",
      "Vocational courses use the M-1 and exchange programmes the J-1. They have rules of their own: tell us which one is on your offer and we will show you the matching official page.",
      "You are asked for a full course of study, money for the first year with a credible plan for the rest, enough English or a language course, and a life outside the US that you do not mean to give up. A young person is not expected to own property.",
    ],
  },
  stages: {
    heading: "How we work with you",
    intro:
      "The visa has seven stages of its own, set by the school and the government. These six steps are ours, and they run alongside.",
    steps: [
      {
        title: "A first talk, parents welcome",
        text: "Marks, gaps, budget, earlier refusals, relatives in the US. We write it on one page and mark what an officer will ask about.",
      },
      {
        title: "A calendar counted back from term",
        text: "Every deadline of the schools, the loan, the appointment and the flight, with room left for things that take longer.",
      },
      {
        title: "The money trail",
        text: "Savings, loan and sponsor papers laid side by side until every amount has an origin.",
      },
      {
        title: "Forms, typed once and read twice",
        text: "We type from your answers; you read every line and you submit. Nothing goes in that you have not said.",
      },
      {
        title: "Practice aloud",
        text: "Mock interviews with unplanned questions. We stop when you sound like yourself.",
      },
      {
        title: "A desk you can write to from campus",
        text: "Reminders about your status and document lists for each kind of training, beside your school’s own officer.",
      },
    ],
  },
  cards: {
    heading: "The student visa in seven stages",
    intro: "In the order in which they come. Skipping ahead usually means doing one of them twice.",
    items: [
      {
        title: "Choose the school and the programme",
        text: "Look for certified schools only. Match the course with what you have studied or done, set a budget, sit the tests, and write down why you chose this one. You may be asked.",
        ground: "teal",
        width: "wide",
      },
      {
        title: "Form I-20 and funds",
        text: "Show the school your finances. When the I-20 comes, check name, dates, amounts and the SEVIS number, yours in the government’s record of students. Savings, a sanctioned loan, a scholarship or a sponsor’s papers must add up to it.",
        ground: "gold",
      },
      {
        title: "The SEVIS I-901 fee",
        text: "Paid on the official site before the interview, with the SEVIS number that stands on your I-20. Keep the receipt.",
        ground: "line",
      },
      {
        title: "DS-160 and appointments",
        text: `The online form with honest answers, your social-media names of the last ${socialMediaYears.text} and a photograph to specification; then the visa fee, the fingerprints and the interview. Book early: the wait changes from city to city and month to month.`,
        ground: "mint",
        width: "wide",
      },
      {
        title: "The interview",
        text: "Why this course, why the US, who pays, what comes after. Short answers in your own words, papers at hand, online profiles public if the State Department’s current instruction covers your visa.",
        ground: "gold",
      },
      {
        title: "Visa, travel and arrival",
        text: `Check every letter of the visa. Carry the I-20, receipts, offer and proof of funds by hand. Arrive no earlier than ${earliestEntry.text} before the start, read your I-94, the record of your admission, and report to the international office. If it shows D/S and no last day, you may stay as long as you keep the rules; ask the office whether that still stands.`,
        ground: "line",
      },
      {
        title: "Stay in status, build a career",
        text: "A full course, no work without permission, address changes in time, a fresh travel signature. Then training in the course, or practical training after it (OPT and STEM OPT); an H-1B, perhaps, much later.",
        ground: "teal",
      },
    ],
  },
  blocks: [
    {
      id: "focus",
      heading: "What we work for: one honest file, with nothing missing",
      paragraphs: [
        "Officers have little time and read quickly. A file that tells one story helps them; a file that was arranged to impress does not.",
        [
          "One story in the I-20, the DS-160, the funds and the interview.",
          "Money that can be followed to its source, not a balance that appeared last week.",
          "A realistic plan for the time after graduation, spoken and not recited.",
          "No invented answers and no papers of doubtful origin: a finding of fraud can bar a person for life.",
          "Help for parents who sponsor: which papers, from which year, in which order.",
          "After a refusal, a calm look at what has changed and what can be explained better.",
        ],
      ],
    },
    {
      id: "training",
      heading: "Work and training, in the order it opens up",
      paragraphs: [
        [
          `On campus: up to ${campusWorkHours.text} while classes run, full time in the breaks.`,
          `CPT, training that is part of the course: after ${studyBeforeTraining.text}, authorised by the school. ${curricularTrainingLimit.text} of it full time leave no OPT at that level.`,
          `OPT, optional practical training: ${optLength.text} for each higher level, with a work card. Form I-765 is filed between ${optFilingFrom.text} and ${optFilingUntil.text} the end of the programme, and within ${optRecommendationAge.text} of the school’s recommendation.`,
          `STEM OPT, for science, technology, engineering and mathematics: ${stemExtension.text} for listed fields, ${stemUses.text}, with an employer in E-Verify and a training plan on Form I-983.`,
          `Days without a job have a limit: ${unemploymentLimit.text} on OPT, ${unemploymentLimitWithStem.text} in all with STEM OPT.`,
        ],
        "Off-campus work in the first year is out, and any work without permission ends your status. Ask your school’s officer before you say yes to an offer.",
      ],
    },
  ],
  checklist: {
    intro:
      "Originals and one copy, in this order. The consulate’s own instruction has the last word on what may be carried inside.",
    groups: [
      {
        title: "Visa papers",
        items: [
          "Passport and a photograph to specification",
          "Form I-20, signed; a separate one for each dependant",
          "I-901 fee receipt",
          "DS-160 confirmation, visa fee and appointment proof",
        ],
      },
      {
        title: "Study",
        items: [
          "Offer letter and test scores",
          "Mark sheets and degrees",
          "CV, with an explanation of gaps and letters from employers",
          "Statement of research, for graduate and technical fields",
        ],
      },
      {
        title: "Money",
        items: [
          "Bank statements with the source of large deposits",
          "Loan sanction letter or scholarship letter",
          "Sponsor’s affidavit with tax returns and payslips",
          "Property valuation, as supporting paper only",
        ],
      },
      {
        title: "Where they apply",
        items: [
          "Papers of earlier refusals",
          "Marriage and birth certificates of dependants",
          "Vaccination records for the school",
        ],
      },
    ],
  },
  note: [
    `${brand.name} explains published rules, prepares documents and practises with you. We arrange no bank balances and invent no answers: what you say stays yours. Fraud findings, ended SEVIS records, reinstatement and changes of status go to a US immigration attorney, at an additional charge.`,
    "No one can promise a visa or an appointment. Rules on interviews, online profiles, restricted countries and practical training change, and a new one on the length of stay is before the courts: read the official pages, and once you are enrolled ask your school’s international office.",
  ],
  callsToAction: [
    {
      title: "Expert Connect",
      text: "Send us the course, the term and your question, or ask your parents to. A consultant will tell you which stage you are in and what comes next.",
      button: "Submit Now",
    },
  ],
  faq: [
    {
      question: "When should I apply for the visa?",
      answer: [
        `As soon as the I-20 is in your hands. A new student’s visa may be issued up to ${visaLeadTime.text} before the start date, and the wait for an interview is not in your control.`,
      ],
    },
    {
      question: "How much money must I show?",
      answer: [
        "There is no fixed national sum. The I-20 names the cost of your first year; show that, and a credible plan for the rest. It may come from:",
        [
          "your own or your parents’ savings;",
          "a sanctioned education loan;",
          "a scholarship or an assistantship;",
          "a sponsor with income papers that prove it.",
        ],
      ],
    },
    {
      question: "Will I need an interview?",
      answer: [
        "Almost always. Exceptions are narrow and change, so look at the page of the US Embassy in India before you plan on one.",
      ],
    },
    {
      question: "I was refused once. Is it over?",
      answer: [
        "No. Under section 214(b) you may apply again when something has changed or can be explained better. Disclose the refusal and show what is different; do not bring the same file. If your slip says 221(g), see our page on that.",
      ],
    },
    {
      question: "May I work while I study?",
      answer: [
        `On campus, up to ${campusWorkHours.text} while classes run and full time in the breaks. Off campus not in the first year; later only with the right authorisation, such as CPT or OPT.`,
      ],
    },
    {
      question: "What is a full course?",
      answer: [
        `For undergraduates at least ${fullCourseHours.text}. One online class of ${onlineClassCredits.text} may count towards it. Ask your school’s officer before you drop a subject.`,
      ],
    },
    {
      question: "How long may I stay after the course?",
      answer: [
        `Under the rule in force when this was written, ${departurePeriod.text} after the course or OPT ends. A rule that would change the length of stay is before the courts, so ask your international office before you book the flight home.`,
      ],
    },
    {
      question: "Can I travel home in the holidays?",
      answer: [
        `Yes, while you keep status. To come back you need a valid visa and a travel signature on the I-20: it is good for ${travelSignature.text}, or ${travelSignatureInTraining.text} during OPT. When you move house, tell the school within ${addressReport.text}.`,
      ],
    },
    {
      question: "Can my spouse and children come?",
      answer: [
        `Yes, on F-2: a spouse and unmarried children ${dependentChildAge.text}. They may not work. Children may go to school; a spouse may study less than a full course.`,
      ],
    },
    {
      question: "Can I change schools?",
      answer: [
        "After arrival, through a transfer in SEVIS under its rules. Start at the school whose I-20 you entered with.",
      ],
    },
  ],
  facts: [
    visaLeadTime,
    earliestEntry,
    socialMediaYears,
    fullCourseHours,
    onlineClassCredits,
    campusWorkHours,
    addressReport,
    travelSignature,
    travelSignatureInTraining,
    departurePeriod,
    studyBeforeTraining,
    curricularTrainingLimit,
    optLength,
    optFilingFrom,
    optFilingUntil,
    optRecommendationAge,
    stemExtension,
    stemUses,
    unemploymentLimit,
    unemploymentLimitWithStem,
    dependentChildAge,
  ],
  links: [
    official.studentVisaPage,
    official.studyInTheStates,
    official.schoolSearch,
    official.sevisFee,
    official.formDs160,
    official.embassyIndia,
    official.appointmentsIndia,
    official.waitTimes,
    official.visaFees,
    official.uscisPracticalTraining,
  ],
  related: ["visa-refusal-221g", "h-1b-visa-services-for-employees", "b-2-visitor-visa"],
};
