import { jobLossGrace, workWhilePending } from "#content/facts/shared.ts";
import {
  childAge,
  e3Cap,
  e3LaborCondition,
  e3Stays,
  official,
} from "#content/facts/treaty-and-status.ts";
import type { ServicePage } from "#content/service-page.ts";

export const e3Visa: ServicePage = {
  slug: "e-3-visa",
  seo: {
    title: "E-3 Visa for Australian Professionals",
    description: `The E-3 visa for Australian citizens with a US offer: labor condition application, consular file, ${e3Stays.text}, renewals and a spouse who may work.`,
  },
  lead: "A work visa kept for Australians with a US offer in a specialty occupation. There is no lottery, and at a consulate no petition to USCIS, the immigration agency. The employer’s labor condition application comes first; everything else follows from it.",
  overview: {
    text: "For Australian citizens with a US offer in a specialty occupation. We bring the employer’s labor condition application and the worker’s file into one, and keep the family’s E-3D papers beside it.",
    caption: `Granted in ${e3Stays.text}, renewable`,
  },
  keyFacts: [
    { label: "Granted in", value: e3Stays.text },
    { label: "New visas in a fiscal year", value: e3Cap.text },
    { label: "Lottery", value: "None" },
    { label: "Spouse on E-3D", value: "May work" },
  ],
  about: {
    heading: "Does E-3 fit you?",
    paragraphs: [
      "It is the passport that counts, not the country of birth: someone born in India who has taken Australian citizenship may use E-3. What the category asks for:",
      [
        "Australian nationality; permanent residence of Australia does not count;",
        "a job that normally needs a bachelor’s or higher degree in a specific field;",
        "that degree, or its equivalent, and a licence where the work requires one;",
        "a labor condition application (LCA), certified for this job and this place;",
        "employment by somebody else, because self-employment does not qualify;",
        "the intention to leave when the status ends.",
      ],
    ],
  },
  stages: {
    heading: "From offer to renewal",
    intro: "The employer moves first, then you do. Seven steps, and who takes each of them.",
    steps: [
      {
        title: "The offer",
        text: "A written offer with duties, pay, place and length. We go through the published tests for a specialty occupation with both sides.",
      },
      {
        title: "Notice and LCA",
        text: `The employer tells its workers and files the LCA with the Department of Labor, promising to pay at least what its similar staff earn or what is usual in the area, whichever is higher. The LCA is valid for up to ${e3LaborCondition.text}.`,
      },
      {
        title: "DS-160 and appointment",
        text: "You complete the online visa form, DS-160, from the same data sheet as the LCA and the letter. Where you may book depends on nationality and residence; the rules on that change, so look at the post’s own page.",
      },
      {
        title: "The interview",
        text: "Expect questions about the job, the degree and your plans. We rehearse it with you; the answers stay your own, and true.",
      },
      {
        title: "Entry",
        text: "The officer at the airport decides on your admission and sets the last day. Look up the I-94 in the first week: it, and not the visa, says how long you may stay.",
      },
      {
        title: "The employer’s file",
        text: "The employer keeps a public access file behind the LCA and pays the promised wage. We supply its index.",
      },
      {
        title: "Renewal",
        text: "A new LCA, then either Form I-129 from inside the US or a new visa abroad. We put the date in both calendars.",
      },
    ],
  },
  cards: {
    heading: "Two doors into E-3",
    intro: "The papers are nearly the same. The office that reads them is not.",
    items: [
      {
        title: "Apply at a US consulate",
        text: "For an application from abroad. You bring the certified LCA, the offer letter, proof of the degree and the DS-160 to an interview; no USCIS petition is needed. We prepare the folder, and the form from your answers, and rehearse the interview with you.",
        ground: "teal",
        width: "half",
      },
      {
        title: "Change or extend inside the US",
        text: "For people already there in lawful status. The employer files Form I-129 with the E supplement and a new LCA; the family files I-539. We prepare the document list, the data and the dates. A change of status that raises doubts goes to an attorney first, at an additional charge.",
        ground: "gold",
        width: "half",
      },
    ],
  },
  whyUs: {
    heading: "Why choose us for your E-3",
    paragraphs: [
      "An E-3 file has two authors, a worker and an employer, who are often in different time zones. We work with both, from one set of facts.",
      [
        "Offices in both the US and India.",
        "Preparation and review under one roof, from the LCA data sheet to the interview.",
        "Charges named before the work begins; government fees are separate.",
        "Plain language, for you and for a hiring manager who has never heard of E-3.",
        "A connection to a US immigration attorney when the question is a legal one, at an additional charge.",
      ],
    ],
  },
  checklist: {
    intro: "The job, the wage and the address should read the same in every paper below.",
    groups: [
      {
        title: "From the employer",
        items: [
          "Certified LCA (ETA-9035) marked for E-3",
          "Offer or employment letter: duties, pay, length",
          "Company papers: registration, website, a contact person",
          "Every worksite listed, a home office included",
          "Public access file, kept by the employer",
        ],
      },
      {
        title: "From the worker",
        items: [
          "Australian passport",
          "DS-160 confirmation, photo, fee receipt, appointment",
          "Degree certificate and transcript",
          "Evaluation of a degree from outside the US, where asked",
          "CV, and experience letters where they support equivalence",
          "Licence, or proof that it can be had within a reasonable time",
          "Earlier visas and I-94 records",
        ],
      },
      {
        title: "For renewals and family",
        items: [
          "Recent payslips",
          "I-129 set, for a filing inside the US",
          "Marriage and birth certificates for E-3D",
        ],
      },
    ],
  },
  note: [
    "We prepare and check documents and give guidance; we are not a law firm. The employer signs and files the LCA and any petition, and the worker signs the DS-160.",
    "A consular officer decides on the visa and the border officer on admission. No one can guarantee either. Waiting times, fees and the rules on where to apply change often.",
  ],
  callsToAction: [
    {
      title: "Expert Connect",
      text: "Tell us the job you have been offered, your degree and the city. You will hear which papers to gather, and what your employer has to do first.",
      button: "Connect Now",
    },
    {
      title: "Do you hire from Australia?",
      text: "We list for you what the law asks of an employer: the notice, the wage, the worksites and the public access file, each in its turn.",
      button: "Submit Now",
    },
  ],
  faq: [
    {
      question: "How long can I stay on E-3?",
      answer: [
        `E-3 is given in ${e3Stays.text}. It is renewable without a fixed overall limit, as long as the requirements still hold. The overall limit of H-1B does not apply.`,
      ],
    },
    {
      question: "Is there a cap or a lottery?",
      answer: [
        `There is a number, ${e3Cap.text} new visas in a fiscal year, but no lottery. Spouses and children are not counted, nor are extensions with the same employer.`,
      ],
    },
    {
      question: "Does my employer need a USCIS petition?",
      answer: [
        "Not when you apply at a consulate: the certified LCA and your own application are enough. A petition, Form I-129, is for a change or an extension inside the US.",
      ],
    },
    {
      question: "Can my spouse work, and must my spouse be Australian?",
      answer: [
        `Your spouse may be of any nationality and may work for any employer, because the permission comes with E-3D status. The proof is an I-94 with the code E-3S; a work permit card is optional. Unmarried children under ${childAge.text} may study but not work.`,
      ],
    },
    {
      question: "Can I apply from India, or from inside the US?",
      answer: [
        "From abroad you apply at a US consulate that serves your nationality or residence, and those rules change: read the post’s page first. From inside the US, in lawful status, it is done with Form I-129.",
      ],
    },
    {
      question: "What weakens an E-3 case?",
      answer: [
        [
          "a degree that is not linked to the duties: we help to set out the link, course by course;",
          "a wage or a title that differs between the LCA, the letter and the DS-160;",
          "an LCA for the wrong place;",
          "a licence that is missing, with no word on when it will come;",
          "a trade or general role presented as a specialty occupation;",
          "an employer that an officer cannot verify.",
        ],
      ],
    },
    {
      question: "Can I change employers?",
      answer: [
        "Yes, after a new LCA and a new approval or visa. You may not start on the strength of a filing alone, as some H-1B workers can.",
      ],
    },
    {
      question: "May I go on working while an extension is pending?",
      answer: [
        `If the same employer filed it before your I-94 ended, generally for up to ${workWhilePending.text}. If you travel in that time, you need a valid E-3 visa to come back.`,
      ],
    },
    {
      question: "What if the job ends early?",
      answer: [
        `You may have up to ${jobLossGrace.text}, and never more than your I-94 allows, to leave, change status or have a new employer file. You may not work in that time. It is discretionary, so act in the first week.`,
      ],
    },
    {
      question: "Can I apply for a green card later?",
      answer: [
        "In principle, yes. But E-3 is not a full dual-intent visa, and each application and entry asks about your plans. Timing is a question for an attorney.",
      ],
    },
  ],
  facts: [e3Stays, e3Cap, e3LaborCondition, workWhilePending, jobLossGrace, childAge],
  links: [
    official.laborDuties,
    official.wageSearch,
    official.formI129,
    official.ds160,
    official.waitTimes,
    official.visaFees,
    official.i94Record,
  ],
  related: [
    "h-4-e-3d-td-dependent-visa-and-ead",
    "h-1b1-singapore-visa",
    "paf-public-access-files-for-h-1b-employers",
  ],
};
