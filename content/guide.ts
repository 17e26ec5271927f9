import type { ArticleSection } from "./article.ts";
import { brand } from "./brand.ts";
import type { Fact } from "./fact.ts";
import * as facts from "./facts/guide-and-policies.ts";
import * as shared from "./facts/shared.ts";
import { glossary } from "./guide-glossary.ts";
import { permanentPath, temporaryPath } from "./guide-paths.ts";
import { site } from "./site.ts";

const { official } = facts;

/** What the guide prints; its sources are listed under it. */
const printed: readonly Fact[] = [
  facts.socialMediaYears,
  shared.replyWindow,
  facts.recentMarriage,
  shared.conditionalResidence,
  facts.removalWindow,
  shared.citizenshipInGeneral,
  shared.citizenshipWithCitizen,
  shared.shorterOverstay,
  shared.shorterBar,
  shared.longerOverstay,
  shared.longerBar,
  facts.jobLossGrace,
  facts.addressReport,
  shared.dependentAge,
  shared.petitionerAge,
];

const purpose: ArticleSection = {
  id: "purpose",
  heading: "Start with the purpose",
  passages: [
    "US law sorts people by what they come to do. A visit is a B-1 or a B-2, study an F-1 or an M-1, an exchange programme a J-1. Work has many letters: H-1B, H-1B1, E-3, TN, L-1, O-1. Coming to the US in order to marry a citizen is a K-1. Living there for good runs through a relative, an employer or an investment. One purpose, one category; choose the right one, even if it takes longer.",
    "The law also starts from an assumption. Anyone who asks for a temporary visa is presumed to want to stay until they show the opposite, under section 214(b). H-1B and L-1 are excepted: their holders may plan for a green card while they hold the visa. Holders of B, F, TN and H-1B1 must show a temporary plan each time they apply, and E-3 holders must mean to leave when the status ends.",
    "Before you open any form, answer six questions on one sheet of paper: why do I go, where, for how long, who pays, what happens afterwards, and who decides at home? If two answers pull in different directions, the officer may notice it before you do.",
  ],
  checklist: [
    "My purpose in one sentence, without the word visa",
    "The one category that fits it",
    "The reason I will do what I say at the end",
  ],
  links: [official.visasHome],
};

const offices: ArticleSection = {
  id: "offices",
  heading: "Who does what in the government",
  passages: [
    "A case passes through several offices. Each sees only its own piece, and each expects the pieces to agree.",
    [
      "USCIS, part of Homeland Security, decides petitions, extensions, changes of status, work permits, adjustment and naturalisation.",
      "The Department of State issues visas at embassies and consulates, prepares immigrant cases at the National Visa Center and publishes the Visa Bulletin.",
      "CBP meets you at the airport or the border, decides whether you are admitted and writes the I-94.",
      "ICE, through its student programme, watches over schools and the students’ records in SEVIS.",
      "The Department of Labor certifies labor condition applications, sets prevailing wages and enforces them.",
      "The Department of Justice runs the immigration courts and lists the representatives it has accredited.",
      "Panel physicians abroad and civil surgeons in the US carry out the medical examinations.",
    ],
    "So keep a file of your own: every form as it was sent, every receipt, every notice, in order of date. It is the only complete one.",
  ],
  checklist: [
    "One folder, on paper or on a drive, with everything in order of date",
    "A list of the offices that will see my case, in their order",
  ],
  links: [official.allForms],
};

const fourThings: ArticleSection = {
  id: "four-things",
  heading: "Petition, visa, admission, status: four different things",
  passages: [
    "Most misunderstandings come from using one word for four things.",
    "A petition goes to USCIS and shows that the category fits: this job, this relationship, this investment. Visitors and students need none; nor do TN applicants at the border, nor E-3 and H-1B1 applicants at a consulate.",
    "A visa is issued by a consulate. It lets you travel to the United States and ask to be let in. It is not a right to enter.",
    "Admission is the border officer’s decision. It is recorded in the I-94, with your class and the date until which you may stay. Students and exchange visitors who find D/S there instead of a date ask their school what it means for them.",
    "Status is what you may do, and for how long, once you are inside. The I-94 governs it, not the sticker in the passport. A visa may run out while your status goes on, and a valid visa does not keep you in status. To stay longer, or to change to another class, you file with USCIS before the I-94 ends.",
    "Look up your I-94 after every entry. A wrong letter or date is easy to correct in the first week and hard to explain years later.",
  ],
  checklist: [
    "I know which of the four I have, and which I still need",
    "My I-94 is saved, and its class and date are right",
  ],
  links: [official.i94],
};

const file: ArticleSection = {
  id: "file",
  heading: "The file: documents that decide",
  passages: [
    "Officers decide on paper more often than on impressions. Build the file before you need it.",
    [
      "Identity: a passport that stays valid well past the trip, and the old ones.",
      "Civil papers: birth, marriage, divorce, adoption, police certificates. For India that means municipal certificates and a police clearance from Passport Seva.",
      "Education and work: degrees, mark sheets, evaluations, and experience letters that give dates and duties.",
      "Money: where it came from and where it lies; bank statements, tax returns, loan letters, sponsors’ papers.",
      "Purpose: the offer, the I-20, the invitation, the contract, the business plan, the proof of a relationship.",
      "History: every earlier visa, I-94, refusal, overstay and arrest, with the court’s record.",
    ],
    "A document in another language needs a full English translation with the translator’s signed statement that they are competent and that the translation is accurate. Names and dates should be spelled the same everywhere. Where they are not, say why in an affidavit before somebody asks. Scan in colour, name the files so that a stranger understands them, and carry the originals in your hand luggage.",
  ],
  checklist: [
    "Each claim in my form has a paper that proves it",
    "Names and dates agree, or the difference is explained",
    "Translations carry the translator’s statement",
  ],
  links: [official.indiaCivilDocuments],
};

const interview: ArticleSection = {
  id: "interview",
  heading: "The interview",
  passages: [
    "It is short. The officer has read your form and asks about what is unclear in it. Answer the question that was asked, truthfully and in your own words. “I do not know” is an answer. Bring the papers in order, and hand one over when it is asked for.",
    "What comes up depends on the purpose:",
    [
      "Visit: why now, who pays, what brings you back.",
      "Study: why this course and this school, who pays for it, what comes after.",
      "H-1B: the employer, the duties, the pay, the place of work.",
      "L-1: your role, the company abroad, the new office.",
      "K-1: how you met, what you plan.",
      "Immigrant visas: the relationship or the job, the sponsor, your history.",
    ],
    "Never carry a document that is not true, and never let anyone write your answers. Fraud or a false statement can bar a person for life, under section 212(a)(6)(C). Applicants in some categories are told to make their online profiles public, and the rules on that change; what stands there should agree with what stands in the form.",
  ],
  checklist: [
    "I can say my purpose in two sentences without notes",
    "I have read my own form again the evening before",
    "My papers are in the order of the form",
  ],
  links: [official.embassyIndia, official.appointmentsIndia],
};

const trouble: ArticleSection = {
  id: "trouble",
  heading: "When it does not go smoothly",
  passages: [
    "Most trouble has a name and a next step. Find the name first.",
    [
      "A request for evidence, or a notice that a petition may be denied: answer once, completely, by the date on the notice.",
      "A refusal under 214(b): there is no appeal and no waiting period. Apply again when something has changed, and be ready to say what.",
      `A refusal under 221(g): papers are missing, or the case is being checked. What was asked for has to reach the consulate within ${shared.replyWindow.text}, or the case starts from the beginning.`,
      `An overstay: after ${shared.shorterOverstay.text} of unlawful presence, leaving can start a bar of ${shared.shorterBar.text}; after ${shared.longerOverstay.text}, a bar of ${shared.longerBar.text}. Speak to an attorney before you travel, not after.`,
      "Fraud, crimes, some illnesses and the question of public support are other grounds of refusal. Some can be waived; that is an attorney’s work.",
      "A denial by USCIS: a motion, an appeal or a new filing, each with a short date of its own. Ask an attorney at once.",
      `A lost job in H-1B, H-1B1, L-1, TN or E-3: there may be ${facts.jobLossGrace.text} to find the next step, without work and never longer than the I-94.`,
      "Report a lost passport, and have a wrong I-94 corrected, at once.",
    ],
  ],
  checklist: [
    "I have the notice itself, not only what somebody told me it says",
    "Its date stands in my calendar, and a week before it",
    "With fraud, an arrest, an overstay or a removal in the story, I have asked an attorney",
  ],
  links: [official.visaDenials],
};

const afterArrival: ArticleSection = {
  id: "after-arrival",
  heading: "Staying in order after arrival",
  passages: [
    "Being let in is the beginning of a calendar. Put these dates into it on the first evening: the end of the I-94, of the passport, of the visa, of the petition or the I-20, of the work card and of the driving licence. They are rarely the same.",
    [
      `Report a new address within ${facts.addressReport.text}: most people on form AR-11, students through their school.`,
      "Work only as your status allows, and keep the payslips and the tax returns.",
      "Before you travel, check that the visa is valid for the return and carry the papers of your status. With a pending I-485 you normally need advance parole. People in H-1B or L-1 status, and their families, who come back to that status are excepted; ask an attorney before you book.",
      `File for the family when you file for yourself. A child who turns ${shared.dependentAge.text} may lose the place in your case, so look ahead.`,
      "Renew a work card early, and do not count on an automatic extension. The rules on it have changed; read what USCIS says on the day you file.",
    ],
  ],
  checklist: [
    "All end dates are in one calendar, with a reminder months before",
    "My address is the one the government has",
    "I know what I may not do in my status",
  ],
  links: [official.formAr11],
};

const help: ArticleSection = {
  id: "help",
  heading: "Choosing help",
  passages: [
    "Three kinds of people can help you, and they may not do the same things. US attorneys, and representatives accredited by the Department of Justice, give legal advice and represent you. Guidance and document services explain the published requirements, organise, prepare papers from your instructions and check them; they give no legal advice. Employers and schools know their own part and no more.",
    `${brand.name} is of the second kind. We are not a law firm and not part of any government, and we cannot guarantee that a visa is approved. Where a question is a legal one we connect you, for an additional charge, with an independent US attorney. A refund request must be made within ${facts.refundWindow.text}; the refund policy has the terms.`,
    "Ask any helper the same things: who are you, what are you licensed for, what exactly will you do, what does it cost, when do I get money back, who signs as the preparer, and who keeps my originals? Walk away from a guaranteed visa, an inside contact, a blank form to sign, cash without a receipt, or an invented job or bank letter.",
  ],
  checklist: [
    "The scope and the price are in writing",
    "I have read every page that carries my signature",
    "My originals are with me",
  ],
  links: [official.findLegalServices, official.avoidScams],
};

/** Its address is its motto. Source: SPEC.md §2.9. */
export const guide = {
  /** Its `path`, and its `name` in lists of pages. */
  ...site.guide,
  seo: {
    title: "US Immigration Process: the Ultimate Guide",
    description:
      "The US immigration process from first question to citizenship: purpose, petition, visa, interview, admission, status, and what to do when it goes wrong.",
  },
  title: "The Ultimate Guide to Navigating the U.S. Immigration Process",
  /** YYYY-MM-DD, printed as May 16, 2025. */
  publishedOn: "2025-05-16",
  /** YYYY-MM-DD; the month is printed. */
  reviewedOn: "2026-11-21",
  picture: {
    alt: "A half-filled application form, and behind it the globe from above with the way from Kochi to Austin",
  },
  intro:
    "Always be prepared, and know what the purpose is. That is the address of this page, and it is most of what there is to know.",
  opening: [
    "The US immigration process looks like a maze of form numbers. It is calmer than it looks. At every desk, from the first online form to the oath of a new citizen, somebody asks the same two things: what is the purpose, and which paper proves it? Whoever can answer both, at every stage, is prepared. This guide walks through the stages in their order. It explains what the rules ask of you; it does not replace an attorney’s advice on your own case, and rules change, so each part ends with the official page that has the last word.",
  ],
  way: {
    heading: "The whole way, on one line",
    stops: [
      "Purpose",
      "Category",
      "Petition, school or labor papers",
      "Visa form: DS-160 or DS-260",
      "Interview",
      "Visa",
      "Entry and I-94",
      "Status kept",
      "Extend, change, adjust, or leave",
    ],
    note: "How long each stage takes varies with the category, the country of birth and the office. Nobody outside the government can promise a time; these pages show the current ones.",
    links: [official.processingTimes, official.waitTimes, official.visaBulletin],
  },
  sections: [
    purpose,
    offices,
    fourThings,
    temporaryPath,
    permanentPath,
    file,
    interview,
    trouble,
    afterArrival,
    help,
  ] satisfies readonly ArticleSection[],
  questions: {
    id: "questions",
    heading: "Questions people ask",
    items: [
      {
        question: "What is the difference between a visa and status?",
        answer:
          "The visa gets you to the border; the status is what you hold after it. The visa’s end date says until when you may ask to enter, the I-94 says until when you may stay.",
      },
      {
        question: "Can I apply for two visas at once?",
        answer:
          "It is possible, as long as the purposes do not contradict each other. Be ready to explain how they fit together.",
      },
      {
        question: "How long does it all take?",
        answer:
          "It depends on the category, on the country in which you were born and on the office. Use the official tools above, and distrust anyone who names a date.",
      },
      {
        question: "Do I need an attorney?",
        answer:
          "Most forms can be filed without one. With a refusal for fraud, an arrest, an overstay, an earlier removal, or complicated facts about work or family, we strongly suggest that you speak to one first.",
      },
      {
        question: "Can you guarantee approval?",
        answer:
          "No, and nobody can. The decision belongs to the officer. What can be prepared is a complete, consistent and truthful case.",
      },
      {
        question: "May I travel while a case is pending?",
        answer: "For some cases yes, for others leaving ends the case. Find out before you book.",
      },
      {
        question: "What if I made a mistake on a form?",
        answer:
          "Put it right yourself, as soon as you can: with a new DS-160 before the interview, or by telling the officer or USCIS. An open correction is better than a hidden mistake.",
      },
      {
        question: "Where are the official pages?",
        answer: "On our page of quick links, and at the end of each part of this guide.",
      },
    ],
  },
  glossary,
  sources: { id: "sources", heading: "Where the figures come from", facts: printed },
} as const;
