import { petitionerAge } from "#content/facts/shared.ts";
import {
  childAge,
  forgivenLapses,
  jobChangeAfter,
  official,
  permitRenewalWindow,
  recentMarriage,
} from "#content/facts/treaty-and-status.ts";
import type { ServicePage } from "#content/service-page.ts";

export const i485AdjustmentOfStatus: ServicePage = {
  slug: "i-485-adjustment-of-status",
  seo: {
    title: "I-485 Adjustment of Status for a green card",
    description:
      "Form I-485 step by step: who can file inside the US, the full package, the medical, work and travel while you wait, and why approval is discretionary.",
  },
  lead: "Permanent residence without leaving the United States. It is for people who are already there, with a petition behind them and an available visa number: a green-card place within the yearly limits. One wrong date can undo a great deal, so we begin with your history and leave the form for later.",
  overview: {
    text: "Permanent residence without leaving the US. We go through the published requirements with you, then prepare the I-485 with the work and travel forms beside it.",
    caption: "For people already in the US; approval is discretionary",
  },
  keyFacts: [
    { label: "The form", value: "I-485" },
    { label: "Filed from", value: "Inside the US" },
    { label: "Travel while it is pending", value: "As a rule, with permission only" },
    { label: "Approval", value: "Discretionary" },
  ],
  about: {
    heading: "A decision, not a right",
    paragraphs: [
      "You can meet every requirement and still have to persuade an officer. Approval is discretionary: be prepared to document positive factors. Guidance from USCIS, the immigration agency, on how officers weigh them changes, so read the current Policy Manual and not an old forum post. A good file usually shows:",
      [
        "family in the US and the life you share with them;",
        "lawful work, and taxes filed on time;",
        "ties to a community, and letters from people who know you;",
        "a full and honest account of anything that speaks against you.",
      ],
      "An arrest, a gap in status, work without permission or an entry under the Visa Waiver Program is a reason to see a US immigration attorney before you file. We can connect you, at an additional charge.",
    ],
  },
  stages: {
    heading: "Eight steps, in the order they come",
    intro:
      "How long each one takes depends on the category and the office. The only figures worth reading are those on the official processing-times page.",
    steps: [
      {
        title: "Review the history",
        text: "Every entry, status, job and trip in one table. We recommend an attorney’s view of eligibility at this point, before money is spent on anything else.",
      },
      {
        title: "Check that a visa number is available",
        text: "The Visa Bulletin shows the queue; USCIS says each month which of its charts counts. Immediate relatives of US citizens do not wait in it. For the others, the country of birth normally decides the queue.",
      },
      {
        title: "See a civil surgeon",
        text: "Only a doctor designated by USCIS can complete Form I-693. Bring your vaccination records, leave the envelope sealed and send it with the application.",
      },
      {
        title: "Assemble the package",
        text: "Forms, petition, support, civil documents and translations, set against each other until every date and name agrees.",
      },
      {
        title: "Sign and file",
        text: "On filing day we look up the edition, the fee and the address once more on the form page. You sign, and you file.",
      },
      {
        title: "Receipt and biometrics",
        text: "The I-797C receipt comes first, then an appointment for fingerprints and a photograph. A missed appointment or an old address can end a good case.",
      },
      {
        title: "Work permit and travel document",
        text: "If you asked for them with I-765 and I-131, they may arrive at different times. The travel document is called advance parole: permission to come back while the I-485 is pending. Do not work on the one, or travel on the other, before it is in your hand.",
      },
      {
        title: "Requests, interview, decision",
        text: `A request for evidence has a deadline; to an interview you bring your originals. Residence is conditional at first when it rests on a marriage of less than ${recentMarriage.text} or on an EB-5 investment. After a denial, contact an attorney at once.`,
      },
    ],
  },
  cards: {
    heading: "Three points to settle",
    intro: "Most of the worry around an I-485 comes down to these.",
    items: [
      {
        title: "Am I able to file?",
        text: `An officer inspected you and admitted you, or let you in on parole (an entry short of admission; it has nothing to do with prison). A visa number is available today, you are admissible, and no bar of section 245(c) applies. Immediate relatives are spared several bars. In some employment cases lapses of up to ${forgivenLapses.text} in all since the last admission are forgiven under section 245(k).`,
        ground: "gold",
      },
      {
        title: "A complete package",
        text: "Current editions, the correct fee, signatures, the sealed medical, the I-864 (affidavit of support) or the job papers, civil documents and the I-94, with I-765 and I-131 if you want them. We read it the way an officer does: looking for two dates that disagree.",
        ground: "line",
      },
      {
        title: "After filing",
        text: "A pending I-485 lets you stay, but it is not a status in itself: keep H-1B or L-1 if you can. We track receipts, biometrics, permits and address changes, and keep the positive-factor folder ready for the interview.",
        ground: "teal",
      },
    ],
  },
  checklist: {
    intro:
      "One set for each person who files. Every paper that is not in English goes with a certified translation.",
    groups: [
      {
        title: "Identity and family",
        items: [
          "Passport pages and visa",
          "Photographs as the form page describes them",
          "Birth certificate; if India cannot issue one, a non-availability certificate with secondary evidence",
          "Marriage certificate, and the papers that ended any earlier marriage",
        ],
      },
      {
        title: "What the case rests on",
        items: [
          "I-797 of the petition, or the petition itself if filed together",
          "Family case: I-864 with tax returns, and evidence of the relationship",
          "Employment case: employer’s letter and Supplement J",
        ],
      },
      {
        title: "Your history in the US",
        items: [
          "I-94 record",
          "All I-797 notices and I-20s",
          "Payslips and W-2 forms",
          "Certified court records, if there was ever an arrest",
        ],
      },
      {
        title: "The filing itself",
        items: [
          "I-485, signed, in the current edition",
          "Payment in a manner USCIS accepts",
          "I-693 in its sealed envelope",
          "I-765 and I-131, if you want to work and travel",
          "A complete set for each dependant",
          "The positive-factor folder: family, work, taxes, community",
        ],
      },
    ],
  },
  note: [
    "We organise, prepare and check documents and explain published requirements. We do not give legal advice, and whether you are eligible is a legal question: take it to a US immigration attorney before you file.",
    "USCIS decides each case at its own discretion and in its own time. Nobody can guarantee approval, and rules on admissibility, work permits and fees change: the form pages are the last word.",
  ],
  callsToAction: [
    {
      title: "Expert Connect",
      text: "Tell us how you entered, what status you hold and which petition stands behind you. A consultant will answer with the list of papers for a case like yours.",
      button: "Connect Now",
    },
  ],
  faq: [
    {
      question: "Who can file from inside the US?",
      answer: [
        "In general a person who can say yes to all of these:",
        [
          "an officer inspected me and admitted me, or let me in on parole;",
          "a petition is approved for me, or is filed together with the I-485;",
          "a visa number is available on the day of filing;",
          "nothing makes me inadmissible: fraud, certain crimes, health, a likely need of public support (public charge) and others;",
          "no bar of section 245(c), such as unauthorised work or a lapse of status, applies to me, or an exception does.",
        ],
        "Some J-1 exchange visitors must first deal with the home-residence rule. Where an answer is not plain, ask an attorney.",
      ],
    },
    {
      question: "Can I file together with the petition?",
      answer: [
        `The spouse and the unmarried children under ${childAge.text} of a US citizen may, and the parents when the citizen is ${petitionerAge.text}, if they are otherwise eligible. In the other categories only while a visa number is available under the chart that USCIS names for the month.`,
      ],
    },
    {
      question: "Can my wife, husband and children file with me?",
      answer: [
        `In the preference categories your spouse and your unmarried children under ${childAge.text} each file an I-485 of their own. The Child Status Protection Act (CSPA) can keep a child “under ${childAge.text}” on paper, counted by the Final Action Dates chart; let an attorney do that sum if a birthday is near. Immediate relatives of a US citizen each need a petition of their own.`,
      ],
    },
    {
      question: "How long does it take?",
      answer: [
        "It depends on the category and the office, and it changes from month to month. USCIS publishes its current times; be wary of anyone who promises you a date.",
      ],
    },
    {
      question: "May I work while I wait?",
      answer: [
        `With a work permit card (EAD), or in a work status of your own such as H-1B. File the renewal early: it is accepted up to ${permitRenewalWindow.text} before the card ends. Do not rely on an automatic extension while it is pending; the rules on that have tightened, and the I-765 page says who still has one.`,
      ],
    },
    {
      question: "May I travel while I wait?",
      answer: [
        "Leaving without advance parole, the permission to come back that is asked for on Form I-131, generally counts as giving the application up. People in H-1B or L-1 status and their families who return to the same status are excepted. Advance parole does not mend every past overstay, so ask an attorney before you book.",
      ],
    },
    {
      question: "Can I change employers while the I-485 is pending?",
      answer: [
        `In an employment case, yes, once the application has been pending for ${jobChangeAfter.text}, the I-140 (the employer’s green-card petition) is approved and the new job is the same or similar. It is reported with Supplement J.`,
      ],
    },
    {
      question: "Will there be an interview?",
      answer: [
        "Often in family cases. USCIS may waive it. We rehearse it with you either way: true answers, in your own words, with the originals in order.",
      ],
    },
    {
      question: "What most often goes wrong?",
      answer: [
        [
          "the medical is missing, or comes from a doctor who is not a civil surgeon;",
          "the form is an old edition, the fee is wrong or a signature is missing;",
          "the wrong chart was read, and no number was available;",
          "a gap in status or unauthorised work comes to light after filing;",
          "the I-864 is too weak and has no joint sponsor;",
          "a trip was taken without advance parole;",
          "the address was not updated, and a notice was missed.",
        ],
      ],
    },
    {
      question: "Adjust in the US, or go through a consulate?",
      answer: [
        "Both end in the same green card, with different risks: a trip out can trigger a bar, and a filing inside is discretionary. Which is safer for you is a legal judgement, and the place for an attorney. We prepare the papers for either.",
      ],
    },
  ],
  facts: [
    forgivenLapses,
    jobChangeAfter,
    permitRenewalWindow,
    recentMarriage,
    childAge,
    petitionerAge,
  ],
  links: [
    official.formI485,
    official.formI693,
    official.filingCharts,
    official.visaBulletin,
    official.policyManual,
    official.uscisFees,
    official.processingTimes,
  ],
  related: [
    "family-based-visa",
    "fiance-visa",
    "h-1b-visa-services-for-employees",
    "eb-5-investor-visa",
  ],
};
