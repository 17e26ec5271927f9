import { visitorStay } from "#content/facts/home.ts";
import {
  admissionMaximum,
  extensionNotice,
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

export const b2VisitorVisa: ServicePage = {
  slug: "b-2-visitor-visa",
  seo: {
    title: "B-2 Visitor Visa: family visits and holidays",
    description:
      "Parents, tourists and patients from India: what a B-2 visitor visa allows, which papers carry weight, how the interview goes and how long a visit may last.",
  },
  lead: "A graduation, a first grandchild, a holiday planned for years, an operation at a US hospital. The visa asks for few papers, but it asks who you are at home and why you will go back there. We help each traveller in the family say so truthfully, calmly and in their own words.",
  overview: {
    text: "For holidays, family visits and medical care. Parents on their way to a new grandchild need few papers, but exactly the right ones.",
    caption: `Usually up to ${visitorStay.text} a visit`,
  },
  keyFacts: [
    { label: "Length of a visit", value: `Usually up to ${visitorStay.text}` },
    { label: "Who sets the last day", value: "The border officer" },
    { label: "Work, paid or unpaid", value: "Not allowed" },
    { label: "Visa for each traveller", value: "Yes, children too" },
  ],
  about: {
    heading: "A visit with a beginning and an end",
    paragraphs: [
      "B-2 covers tourism, visits to family and friends, medical treatment, weddings, graduations and other social events, unpaid amateur contests, and short recreational classes without credit toward a degree.",
      "The officer begins from section 214(b): the law presumes that a visitor means to stay, and it is for the visitor to show the opposite. Your own situation is judged first. A host’s income can show who pays, and a host’s letter can show where you will sleep; neither replaces your own reasons to come home.",
    ],
  },
  stages: {
    heading: "How a visit is prepared",
    intro:
      "Seven stages, the same for one traveller or for a whole family. Waiting times for interviews differ by city and change often, so plan the visit after you have looked at the official page.",
    steps: [
      {
        title: "Talk about the trip",
        text: "Who goes, why now, for how long, who pays, who stays at home. A modest plan that fits your life is easier to explain than a grand one.",
      },
      {
        title: "Gather the facts for each traveller",
        text: "Passports, past journeys, old refusals, relatives in the US and their status, any petition filed for you. Better on the form now than as a surprise at the window.",
      },
      {
        title: "Fill in a DS-160 for everyone",
        text: "Each person has an online visa form, small children as well. We prepare them from your answers and compare them within the family, so that dates and names agree.",
      },
      {
        title: "Pay the fee and choose the dates",
        text: "On the official portal, in your own account; we explain each screen. One appointment is for biometrics, the other for the interview.",
      },
      {
        title: "Practise the interview",
        text: "In English or in the language in which you will answer. Parents often need this most: not to learn sentences, but to lose the fear of the question.",
      },
      {
        title: "Attend, and hear the decision",
        text: "The talk usually lasts minutes. The visa is issued, refused under 214(b), or refused for the time being under 221(g) until papers or checks are complete. We read whatever you were handed.",
      },
      {
        title: "Travel, visit, go home",
        text: "A border officer decides on your admission and sets the last day, which stands in your I-94. We show you how to look it up and remind you before it comes, in time to leave or to ask for an extension.",
      },
    ],
  },
  cards: {
    heading: "What we do for a visiting family",
    items: [
      {
        title: "A folder for each person",
        text: "Reasons to return come first, then the plan of the visit, then who pays. The same order for father, mother and child, so that the right page is found at once.",
        ground: "mint",
        width: "wide",
      },
      {
        title: "Host letter",
        text: "An outline of what your host may write, and which of their papers to copy.",
        ground: "gold",
      },
      {
        title: "Parents, in their language",
        text: "Unhurried interview practice for people who have never sat before an officer: who pays, how long, what waits for you at home.",
        ground: "line",
        width: "half",
      },
      {
        title: "During the visit",
        text: "A check of the I-94 after landing, a reminder before the last day, and the I-539 papers put in order if there is a real reason to stay longer.",
        ground: "teal",
        width: "half",
      },
    ],
  },
  blocks: [
    {
      id: "medical-treatment",
      heading: "Coming for treatment",
      paragraphs: [
        "A patient’s file answers three questions: what is the illness, who will treat it, and who pays.",
        [
          "the diagnosis of a doctor at home;",
          "a letter from the US doctor or hospital that accepts the patient and states the length and the cost of the treatment;",
          "proof that treatment, travel and living costs are all covered.",
        ],
        "A relative who comes along to help applies for a visa as well and explains the same journey.",
      ],
    },
    {
      id: "not-allowed",
      heading: "What a visitor may not do",
      paragraphs: [
        [
          "take any job, or work without pay where a worker would otherwise be needed;",
          "study for credit, which needs student status first;",
          "perform for payment, or work for the press;",
          "come mainly to give birth so that the child becomes a US citizen;",
          "live in the US by one long visit after another.",
        ],
        `Staying past the I-94 makes the visa void. More than ${shorterOverstay.text} of unlawful presence, followed by departure, can bar a return for ${shorterBar.text}; ${longerOverstay.text} or more can bar it for ${longerBar.text}.`,
      ],
    },
    {
      id: "length-of-visit",
      heading: "How long a visit may last",
      paragraphs: [
        `Usually up to ${visitorStay.text}; the regulation lets the border officer grant at most ${admissionMaximum.text}. The date on the I-94 counts for each person separately, and it is not the date printed on the visa.`,
        `With a good reason and the money for it, a visitor may request up to ${visitorExtension.text} more on Form I-539. It must be filed before the I-94 date, and USCIS, the immigration agency, suggests at least ${extensionNotice.text} before. Nobody can promise the answer.`,
        `Under the Visa Waiver Program, nationals of listed countries may come for up to ${visaWaiverStay.text} with an ESTA, its online permission, and without a visa, but cannot extend or change status. India is not in the programme.`,
      ],
    },
  ],
  checklist: {
    intro:
      "Nobody needs all of these. Each traveller takes the papers that describe their own life; the host’s papers stand at the back.",
    groups: [
      {
        title: "For each traveller",
        items: [
          `Passport, generally valid for ${passportValidity.text} beyond the stay, and old passports`,
          "DS-160 confirmation page",
          "Fee receipt and appointment letters",
          "Photograph",
          "Past travel record, and any past refusal with an explanation",
        ],
      },
      {
        title: "Life at home",
        items: [
          "Employer’s letter with approved leave, or business registration",
          "Salary slips and tax returns",
          "Bank statements, deposits, pension papers for retired parents",
          "Property papers",
          "Family who stay at home",
        ],
      },
      {
        title: "The visit and the host",
        items: [
          "Travel plan: places, dates, who travels together",
          "Invitation from the host (helpful, not mandatory)",
          "Copy of the host’s passport, green card, visa or approval notice (I-797)",
          "Birth and marriage certificates that show the relation",
          "Wedding or graduation invitation, if there is one",
        ],
      },
      {
        title: "In special cases",
        items: [
          "Medical file and the US hospital’s letter",
          "For a child: birth certificate, and the consent of a parent who stays behind",
          "A quote for travel medical insurance (sensible, not required by law)",
        ],
      },
    ],
  },
  note: [
    "We organise, prepare and review papers and give guidance, for our own fee. Government fees are paid by you to the government. We are not a law firm; an overstay, an arrest or a pending green-card case may need a US immigration attorney, whom we can introduce at an additional charge.",
    "No one can promise a visitor visa. A false statement can bar a person for life. A visa lets a person travel to the US and ask to be admitted; the last word is said at the border.",
  ],
  callsToAction: [
    {
      title: "Expert Connect",
      text: "Write down who travels, when, and what for. A consultant answers with the papers your family should look for.",
      button: "Submit Now",
    },
  ],
  faq: [
    {
      question: "How long may my parents stay with us?",
      answer: [
        `Usually up to ${visitorStay.text} a visit. The border officer decides, and each parent has an I-94 of their own: look up both, the dates may differ.`,
      ],
    },
    {
      question: "I earn well in the US. Will that help my parents?",
      answer: [
        "It helps to show who pays. It does not show why they will go home, and that is what the officer has to decide. Their own ties come first.",
      ],
    },
    {
      question: "May my mother help with the baby?",
      answer: [
        "Time with a grandchild is a family visit, and she may say so. Being hired, or taking the place of a paid carer, is work. The honest answer to the officer is the simple one.",
      ],
    },
    {
      question: "Can a visit be extended?",
      answer: [
        "It can be requested on Form I-539 before the I-94 date, with the reason and the funds shown.",
        "If the stay was lawful and a serious request was filed in time, the visitor is generally not out of status while it is decided. There is no guarantee of the result; the form’s own page explains the rules.",
      ],
    },
    {
      question: "Do children and grandparents have to attend an interview?",
      answer: [
        "Most applicants do at present, whatever their age. The exceptions are narrow and have changed more than once, so check the Embassy’s page before you book.",
      ],
    },
    {
      question: "Which city in India can I choose?",
      answer: [
        "Visas are handled at the Embassy in New Delhi and at the Consulates General in Mumbai, Chennai, Hyderabad and Kolkata. Which of them have visitor appointments can change: look at the Embassy’s page, and book on the official site only. A sold slot is a fraud risk.",
      ],
    },
    {
      question: "Is travel insurance required?",
      answer: [
        "Not by US visa law. Medical care in the US is expensive, so a policy is wise, above all for older parents.",
      ],
    },
    {
      question: "May I take a course or become a student while visiting?",
      answer: [
        "A short recreational class without credit is fine. For any other study you must hold student status first; an application to change is possible, but the studies wait for its approval. Do not hide a plan to study when you enter.",
      ],
    },
    {
      question: "A relative has filed a green-card petition for me. May I still visit?",
      answer: [
        "You may apply. Disclose the petition where the form asks. The officer weighs whether this trip is temporary, so bring what shows that it is. If you are unsure what follows from it, ask an attorney first.",
      ],
    },
    {
      question: "What if the visa is refused?",
      answer: [
        "It depends on the section named on the slip:",
        [
          "214(b): there is no appeal. A new application makes sense when something that matters has changed.",
          "221(g): something is missing or still being checked. Send what is asked for, complete and once.",
        ],
      ],
    },
  ],
  facts: [
    visitorStay,
    admissionMaximum,
    visitorExtension,
    extensionNotice,
    visaWaiverStay,
    passportValidity,
    shorterOverstay,
    shorterBar,
    longerOverstay,
    longerBar,
  ],
  links: [
    official.ds160,
    official.indiaPosts,
    official.indiaAppointments,
    official.visaDenials,
    official.visaWaitTimes,
    official.visaFees,
    official.i94,
  ],
  related: ["b-1-business-visitor-visa", "student-visa", "family-based-visa", "visa-refusal-221g"],
};
