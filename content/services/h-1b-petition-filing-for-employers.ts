import { brand } from "#content/brand.ts";
import { h1bLimit, h1bStay } from "#content/facts/shared.ts";
import {
  capStart,
  extensionLead,
  fileReady,
  fileRetention,
  filingWindow,
  h1bPeriod,
  jobNotice,
  lcaDecision,
  lcaLead,
  lcaValidity,
  longGreenCardWait,
  longWaitExtension,
  mastersCap,
  noticeLead,
  noticeTotal,
  official,
  postingPlaces,
  registrationAnnouncement,
  registrationPeriod,
  regularCap,
} from "#content/facts/work.ts";
import type { ServicePage } from "#content/service-page.ts";

export const h1bPetitionFilingForEmployers: ServicePage = {
  slug: "h-1b-petition-filing-for-employers",
  seo: {
    title: "H-1B Petition Filing for US Employers",
    description:
      "Registration, labor condition application and petition kept as one consistent H-1B file, ready for the person who signs for you.",
  },
  lead: "You have found the person. Now the job has to be shown on paper, and every form must say the same thing about it. We prepare the data for registration, application and petition, the notice and the exhibits as one file, which the person who signs for you reads, signs and sends.",
  overview: {
    text: "The data for registration, labor condition application and petition, and the exhibits behind them, kept as one consistent file for the person who signs for you; the legal argument stays with your attorney. After approval we keep the calendar of changes and extensions.",
    caption: `Up to ${h1bStay.text}, in general`,
  },
  keyFacts: [
    { label: "Length of stay", value: `Up to ${h1bStay.text}` },
    { label: "Regular places in a fiscal year", value: regularCap.text },
    { label: "Further places for US master’s degrees", value: mastersCap.text },
    { label: "Earliest start under the cap", value: capStart.text },
  ],
  about: {
    heading: "The job decides, then the person",
    paragraphs: [
      "H-1B is a temporary work class for specialty occupations: jobs that apply highly specialised knowledge and normally ask for at least a bachelor’s degree in a directly related field. Not every degree will do. It has to fit the duties.",
      "The petition is the employer’s. You make the offer, you sign, and you or your attorney file. A company of any size may do it, a hospital or a university as well as a start-up, when, in general, these things are real:",
      [
        "a job that exists on the start date, not one that may come;",
        "a legal presence in the US, with a tax identification number;",
        "a worker with the degree, its foreign equivalent or experience that counts as such, and a licence where the work needs one;",
        "a wage that is the higher of two: what you pay similar staff, and what is usual for the job in the area.",
      ],
    ],
  },
  stages: {
    heading: "From job description to first working day",
    intro:
      "Eight stages for a job under the yearly cap. An employer outside the cap leaves out the second and the third.",
    steps: [
      {
        title: "Describe the job once",
        text: "Duties, hours, supervisor, worksites and the degree the work needs go on one sheet. Everything that follows is compared with it.",
      },
      {
        title: "Register the worker",
        text: `Usually in March, online, for at least ${registrationPeriod.text}. You or your attorney enter each person, by passport or travel document, in the official account.`,
      },
      {
        title: "Wait for the selection",
        text: `The selection goes by person, however many employers register one, and has been weighted by wage level; USCIS, the immigration agency, publishes the rule in force. The further places ask for a master’s degree or higher from an accredited US institution that is public or non-profit. A selected registration has a filing window of at least ${filingWindow.text}.`,
      },
      {
        title: "Give notice, then file the application",
        text: `Workers are told on or within ${noticeLead.text} before Form ETA-9035E goes to the Department of Labor. A complete application is decided within ${lcaDecision.text}.`,
      },
      {
        title: "Open the public access file",
        text: `It has to be ready within ${fileReady.text} after that filing, for anyone who asks. We assemble it beside the application, not after it.`,
      },
      {
        title: "File the petition",
        text: "Form I-129 with its supplements, the certified application and the exhibits. Edition, fee and signature are checked last, because a wrong one brings the whole parcel back.",
      },
      {
        title: "Answer what USCIS asks",
        text: "A request for evidence has its deadline printed on it. We turn it into a list of papers and dates; the legal argument is your attorney’s.",
      },
      {
        title: "Start the work",
        text: `Someone abroad first applies for the visa; someone already in the US may change status. Under the cap the first day is ${capStart.text} or later.`,
      },
    ],
  },
  cards: {
    heading: "What we do for an employer",
    intro: "Your facts, your decisions, your signature. The order is ours.",
    items: [
      {
        title: "A table that compares everything",
        text: "Title, duties, wage, worksites, dates and passport, as each form states them, side by side. Where two forms disagree, you hear it before an officer does.",
        ground: "teal",
        width: "wide",
      },
      {
        title: "Notice and posting",
        text: "The text of the notice and a posting log for the office, the client’s site and the home office.",
        ground: "gold",
      },
      {
        title: "Attorney referral",
        text: "Occupation code, wage level and the specialty-occupation argument are legal choices. We introduce a US immigration attorney, at an additional charge, which we tell you before you decide.",
        ground: "line",
      },
      {
        title: "The book of exhibits",
        text: "Offer, contracts, degrees, evaluations and experience letters, collected from you and from the worker, translated where needed, and indexed so that each duty points to its proof.",
        ground: "mint",
        width: "wide",
      },
      {
        title: "The worker’s side",
        text: "Visa form, interview practice and the family’s papers, prepared from the same facts as your petition.",
        ground: "line",
        width: "half",
      },
      {
        title: "A calendar after approval",
        text: `Extensions, which may be filed up to ${extensionLead.text} ahead, moves of worksite, and the day on which a file may go.`,
        ground: "gold",
        width: "half",
      },
    ],
  },
  blocks: [
    {
      id: "notice-and-file",
      heading: "The notice and the file",
      paragraphs: [
        `The notice hangs in ${postingPlaces.text} at each worksite, or reaches the workers electronically; where there is a union, its representative is told instead. We plan every posting for ${jobNotice.text}, which covers the regulation’s total of ${noticeTotal.text}.`,
        `The public access file is kept ${fileRetention.text} past the last employment under the application. It has a page of its own among our services.`,
      ],
    },
    {
      id: "after-approval",
      heading: "What the employer owes after approval",
      paragraphs: [
        "An approved petition is also a list of promises. The ones most often forgotten:",
        [
          "Pay the required wage from day one, even in weeks for which you have no work to give.",
          "Bear the statutory training fee, and let no other cost cut the pay below the required wage.",
          "Give the worker a copy of the certified application by the first day.",
          "Before the job moves out of its area, file an amended petition.",
          "If the job ends early, tell USCIS and offer the reasonable cost of the journey home.",
          "Where a large share of the staff holds H-1B, or after a wilful violation, recruit in the US first and displace no US worker, unless the H-1B worker is exempt.",
        ],
        "Officers may visit the worksite, and the Department of Labor may ask for records. A file that was kept from the first day answers both.",
      ],
    },
  ],
  checklist: {
    intro:
      "Where an item is missing, say so early. Most can be replaced; few can be replaced quickly.",
    groups: [
      {
        title: "The company",
        items: [
          "Registration documents and proof of the tax identification number",
          "Financial statements or tax returns",
          "Company profile and organisation chart",
        ],
      },
      {
        title: "The job",
        items: [
          "Offer letter or employment contract",
          "Description of duties, hours, supervisor and the degree they call for",
          "All worksites, client sites and home offices included",
          "Contract, statement of work and letter from the end client, for work at a third party",
          "Printout of the prevailing wage and a memo on the actual wage",
        ],
      },
      {
        title: "The worker",
        items: [
          "Passport, visa and I-94 record",
          "Degrees, transcripts and the evaluation of foreign degrees",
          "Experience letters, and the licence where one is needed",
          "Status papers such as I-20, work permit (EAD) or I-797",
          "Payslips and W-2 for an extension or a change of employer",
          "Passports and civil papers of spouse and children",
        ],
      },
      {
        title: "The filing itself",
        items: [
          "Notice of selection, for a case under the cap",
          "Certified labor condition application, signed",
          "Form I-129 in its current edition, with a valid signature",
        ],
      },
    ],
  },
  note: [
    `${brand.name} gives guidance and prepares documents from your instructions. We are not a law firm and not part of any government. You or your attorney sign and file, and government fees are paid to the government.`,
    "A registration is not a petition, a selection is not an approval, and no one can promise either. Fees, special payments and the way of selecting change, sometimes while courts are still deciding. Read the official pages on the day you file.",
  ],
  callsToAction: [
    {
      title: "Expert Connect",
      text: "Tell us the job, the place and the date you have in mind. We answer with a calendar and a list of what is still open.",
      button: "Connect Now",
    },
  ],
  faq: [
    {
      question: "When does the registration open?",
      answer: [
        `Usually in March, and for at least ${registrationPeriod.text}. USCIS announces the dates at least ${registrationAnnouncement.text} before. Passport data and wage level should be settled by then, because the petition later has to match them.`,
      ],
    },
    {
      question: "How long may the worker stay?",
      answer: [
        `Up to ${h1bStay.text}: a first period and an extension, with ${h1bLimit.text} in all as the general limit. Days spent abroad can be claimed back with proof. Two situations in a green-card case allow more:`,
        [
          `an approved I-140 (an employer’s green-card petition) for which no visa number (a place within the yearly limits) is available: up to ${h1bPeriod.text} at a time;`,
          `a labor certification or an I-140 that has been pending for ${longGreenCardWait.text}: ${longWaitExtension.text} at a time.`,
        ],
      ],
    },
    {
      question: "Which employers are outside the cap?",
      answer: [
        "Three kinds of employer file without registration and selection:",
        [
          "institutions of higher education;",
          "non-profit organisations related to or affiliated with them;",
          "non-profit and governmental research organisations.",
        ],
        `A worker who was already counted in the past ${h1bLimit.text} is normally not counted again.`,
      ],
    },
    {
      question: "Which costs are ours, and which may the worker carry?",
      answer: [
        "Yours are the fees that the law puts on the employer, and the costs of your own filing. The training fee may not be passed on, no payment may bring the wage below what the law requires, and a penalty for leaving early is not allowed. The amounts change; the fee schedule of USCIS is linked below.",
      ],
    },
    {
      question: "We read about a large extra payment. Does it apply to us?",
      answer: [
        "A proclamation tied a payment to some petitions for people outside the US; what holds of it today depends on courts and agencies. Read the USCIS alert and the H-1B page before you file. Whether it reaches your case is a question for an attorney.",
      ],
    },
    {
      question: "May we hire someone who works in H-1B status elsewhere?",
      answer: [
        "Yes. You file a petition of your own, and the worker may generally start once it is properly filed, if they are still in lawful status. We compare I-94, payslips and dates before anyone resigns.",
      ],
    },
    {
      question: "Our engineer works from home. Does that matter?",
      answer: [
        "Yes. The home is a worksite: the labor condition application must fit its area, and notice is given there too. A move to another area needs an amended petition before the move.",
      ],
    },
    {
      question: "How early can the labor condition application be filed?",
      answer: [
        `At most ${lcaLead.text} before the job starts, and it is valid for up to ${lcaValidity.text}. An employer who is new to the system has to be verified first, so begin before you need it.`,
      ],
    },
    {
      question: "Does premium processing improve our chances?",
      answer: [
        "No. It buys an earlier answer, which may also be a request for evidence. The petition is judged in the same way.",
      ],
    },
    {
      question: "What if our candidate is not selected?",
      answer: [
        "Another class may fit: TN, E-3 or H-1B1 by nationality, L-1 or O-1 by career, or a job with an employer outside the cap. Which of them fits is an attorney’s question; we can lay out the facts for it.",
      ],
    },
  ],
  facts: [
    h1bStay,
    h1bPeriod,
    h1bLimit,
    regularCap,
    mastersCap,
    capStart,
    registrationPeriod,
    registrationAnnouncement,
    filingWindow,
    lcaLead,
    lcaValidity,
    lcaDecision,
    noticeLead,
    postingPlaces,
    jobNotice,
    noticeTotal,
    fileReady,
    fileRetention,
    extensionLead,
    longGreenCardWait,
    longWaitExtension,
  ],
  links: [
    official.uscisH1b,
    official.h1bRegistration,
    official.h1bProclamationAlert,
    official.formI129,
    official.uscisFees,
    official.flagLca,
  ],
  related: [
    "paf-public-access-files-for-h-1b-employers",
    "h-1b-visa-services-for-employees",
    "h-1b1-singapore-visa",
    "e-3-visa",
  ],
};
