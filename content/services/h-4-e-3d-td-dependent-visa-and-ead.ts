import { jobLossGrace } from "#content/facts/shared.ts";
import {
  childAge,
  e3Stays,
  h1b1Stay,
  h1b1Total,
  h1bLimit,
  h1bStay,
  official,
  permitRenewalWindow,
  tnStays,
} from "#content/facts/treaty-and-status.ts";
import type { ServicePage } from "#content/service-page.ts";

export const h4E3dTdDependentVisaAndEad: ServicePage = {
  slug: "h-4-e-3d-td-dependent-visa-and-ead",
  seo: {
    title: "H-4, TD and E-3D Dependent Visas and EAD",
    description:
      "For the husband, wife and children of H-1B, TN and E-3 workers: who may study, who may work, the H-4 work permit (EAD), extensions and the family’s papers.",
  },
  lead: "Your husband or wife and your children may come with you, or follow later. All of them may study. Who may work depends on each person’s own I-94 and the status it shows: H-4, TD or E-3D. This page takes them one by one.",
  overview: {
    text: "For the spouse and children of H-1B, E-3 and TN holders, with work permission where the rules allow it. The family’s stay follows the worker’s, so we keep one calendar for all of you.",
    caption: "H-4, TD and E-3D",
  },
  keyFacts: [
    { label: "Children, unmarried", value: `Under ${childAge.text}` },
    { label: "H-4 spouse", value: "Work permit in some cases" },
    { label: "TD spouse", value: "Study, no work" },
    { label: "E-3D spouse", value: "May work" },
  ],
  stages: {
    heading: "How a family follows",
    intro:
      "Six steps. Families abroad and families already in the US part ways at the third and meet again at the fourth.",
    steps: [
      {
        title: "The worker first",
        text: "Your case rests on the worker’s: the approval or visa, the job, the dates. If something is unsettled there, we look at that before we fill in a single family form.",
      },
      {
        title: "The proof of family",
        text: "A registered marriage certificate, birth certificates, and names that agree in every passport. Corrections and affidavits take time at home, so they start now.",
      },
      {
        title: "Visa abroad, or Form I-539 inside",
        text: "Abroad: a DS-160 (the online visa form) each, an appointment, and an interview for most. In the US: Form I-539, with the worker’s petition (I-129) or after it. If it asks for a change of status, a trip abroad while it is pending may abandon it: ask before you book.",
      },
      {
        title: "Read every I-94",
        text: "One record for each person, the baby included. Look at the class, the last day and, for an E-3D spouse, the code E-3S.",
      },
      {
        title: "The work permit, where there is one",
        text: "An H-4 spouse with a basis for it files Form I-765 with the evidence. Work begins when the card is in hand, and not a day earlier.",
      },
      {
        title: "Renew together",
        text: "The worker’s extension does not carry the family with it. Each member has a date and an application, prepared well ahead.",
      },
    ],
  },
  cards: {
    heading: "What we do for the family",
    items: [
      {
        title: "A family table",
        text: "Passports, status dates and birthdays on one sheet, with every child’s birthday that will matter marked years in advance.",
        ground: "gold",
      },
      {
        title: "Relationship folder and DS-160s",
        text: "A form for each person, prepared from your answers, and a folder that shows a marriage the way an officer reads it: certificate, shared history, photographs if asked. Then practice for the interview, children’s questions included.",
        ground: "teal",
        width: "wide",
      },
      {
        title: "Packages inside the US",
        text: "I-539 matched to the worker’s petition; I-765 with the list of evidence behind it; the renewal dates set down on the first day. You sign and file each form.",
        ground: "mint",
        width: "half",
      },
      {
        title: "When it becomes a legal question",
        text: "A child close to the age limit, a divorce, a lost job, work done without permission: here we connect you with a US immigration attorney, at an additional charge, and prepare the papers the attorney asks for.",
        ground: "line",
        width: "half",
      },
    ],
  },
  blocks: [
    {
      id: "h-4",
      heading: "H-4: family of H-1B and other H workers",
      paragraphs: [
        `For the spouse and unmarried children under ${childAge.text} of H-1B, H-1B1, H-2 and H-3 workers. The stay is as long as the worker’s: in H-1B up to ${h1bStay.text}; in H-1B1 up to ${h1b1Stay.text} at a time, with ${h1b1Total.text} as the maximum total stay on one labor condition application.`,
        "Study is open, full-time or part-time. Work is not, unless the spouse has a work permit card (EAD, category c(26)). Only the spouse of an H-1B worker may ask for it, and only when the worker has:",
        [
          "an approved I-140, which is the employer’s green-card petition; or",
          `H-1B time beyond ${h1bLimit.text}, which a law called AC21 allows when the green-card case takes long.`,
        ],
        "Children cannot have it, and neither can the spouse of an H-1B1 worker. With the card in hand the spouse may take any lawful job until the card ends, at the latest on the last day of H-4. The rule behind this permit may change: read the page of USCIS, the immigration agency, before you build a plan on it.",
      ],
    },
    {
      id: "td",
      heading: "TD: family of TN workers",
      paragraphs: [
        `For the spouse and unmarried children under ${childAge.text} of TN workers, whatever their nationality. A husband or wife with an Indian passport needs a TD visa first, even if the worker is Canadian and needs none.`,
        "Study is open at every level. Work is closed: no permit exists for TD. Whoever wants to work needs a status that allows it, such as a TN or an H-1B of their own.",
        `TN comes in ${tnStays.text}, and TD lasts as long. It is renewed with Form I-539 or by a new entry.`,
      ],
    },
    {
      id: "e-3d",
      heading: "E-3D: family of E-3 workers",
      paragraphs: [
        `For the spouse and unmarried children under ${childAge.text} of E-3 workers. They need not be Australian, and they do not count against the yearly E-3 number.`,
        "Here the spouse may work, because the permission comes with the status. The proof for an employer is an unexpired I-94 with the code E-3S; a work permit card is optional. Children may study but not work.",
        `E-3 comes in ${e3Stays.text}. E-3D follows and is renewable with it.`,
      ],
    },
  ],
  checklist: {
    intro: "A full set for each person, plus the worker’s papers in every folder.",
    groups: [
      {
        title: "Each family member",
        items: [
          "Passport",
          "DS-160 confirmation, photo, fee receipt, appointment",
          "For H-4: a look at the State Department’s current rules on online presence",
          "I-94 record, with its class code checked, once in the US",
          "Earlier visas and work permits",
        ],
      },
      {
        title: "The relationship",
        items: [
          "Registered marriage certificate",
          "Birth certificate of each child",
          "Papers that ended any earlier marriage",
          "Wedding photographs and joint papers, in case they are asked for",
          "Consent letter of the other parent, when a child travels with one",
          "Translations",
        ],
      },
      {
        title: "The worker",
        items: [
          "I-797 approval, where there is one",
          "I-94, visa and passport copies",
          "Recent payslips and an employer letter",
          "Labor condition application, or the TN letter",
        ],
      },
      {
        title: "Filings inside the US",
        items: [
          "I-539 for each person",
          "I-765 for an H-4 work permit",
          `I-140 approval, or the evidence of time beyond ${h1bLimit.text}`,
        ],
      },
    ],
  },
  note: [
    "The family’s status stands on the worker’s. When the worker’s status ends, yours does too, even if the visa looks valid for longer.",
    "You get guidance and document preparation from us, not legal advice. The decision is the government’s, and nobody can guarantee it. Nobody in the family should work until a status or a card allows it.",
  ],
  callsToAction: [
    {
      title: "Expert Connect",
      text: "Tell us the worker’s visa, who is coming and where everyone is today. You will hear which papers each of you needs, and on which dates your family’s stay depends.",
      button: "Connect Now",
    },
  ],
  faq: [
    {
      question: "Can my spouse work on H-4?",
      answer: [
        `Only in some cases. The worker must be in H-1B, with an approved I-140 (the employer’s green-card petition) or, while a green-card case goes on, past ${h1bLimit.text} under the law called AC21. The spouse then files Form I-765 and waits for the card before the first working day. Children and H-1B1 families have no such way.`,
      ],
    },
    {
      question: "Can a TD spouse or child work?",
      answer: [
        "No: TD has no work permit of its own. Study is open to both, at every level. Working from home for a firm abroad is a question for an attorney and not for guesswork. To work, a person needs a status of their own.",
      ],
    },
    {
      question: "Can an E-3D spouse work?",
      answer: [
        "Yes. The status itself allows it, with any employer, and the I-94 with the code E-3S proves it; no card is needed. If the code is missing, have it put right before the first working day. Children may not work.",
      ],
    },
    {
      question: "Can dependants study?",
      answer: [
        `Yes, in H-4, TD and E-3D, without a student visa, while the status lasts. For a child who nears ${childAge.text}, prepare the change to F-1 early.`,
      ],
    },
    {
      question: "What if the job is lost, the marriage ends, or a child grows up?",
      answer: [
        "The family’s status follows the worker’s, so each of these has a date attached:",
        [
          `job loss: up to ${jobLossGrace.text} may be available, never beyond the I-94;`,
          "divorce: it ends the status of the spouse;",
          `a child: status ends at ${childAge.text}, or on marriage.`,
        ],
        "Change status or leave in time, and speak to an attorney before the date rather than after it.",
      ],
    },
    {
      question: "How long does the work permit last, and may I work while I wait for the next?",
      answer: [
        `At most to the last day of H-4. Plan to stop work when the card ends: do not count on an automatic extension for a pending H-4 renewal. The renewal may go in up to ${permitRenewalWindow.text} before; use that time, and look at the current processing times.`,
      ],
    },
  ],
  facts: [
    childAge,
    h1bStay,
    h1bLimit,
    h1b1Stay,
    h1b1Total,
    tnStays,
    e3Stays,
    jobLossGrace,
    permitRenewalWindow,
  ],
  links: [
    official.h4Employment,
    official.formI539,
    official.ds160,
    official.ds160Information,
    official.appointmentsIndia,
    official.i94Record,
    official.visaFees,
    official.uscisFees,
    official.processingTimes,
  ],
  related: ["h-1b-visa-services-for-employees", "tn-visa", "e-3-visa", "h-1b1-singapore-visa"],
};
