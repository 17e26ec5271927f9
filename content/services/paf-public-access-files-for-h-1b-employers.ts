import { brand } from "#content/brand.ts";
import {
  debarment,
  fileReady,
  fileRetention,
  jobNotice,
  lcaDecision,
  noticeLead,
  noticeTotal,
  official,
  payrollRetention,
  postingPlaces,
} from "#content/facts/work.ts";
import type { ServicePage } from "#content/service-page.ts";

export const pafPublicAccessFilesForH1bEmployers: ServicePage = {
  slug: "paf-public-access-files-for-h-1b-employers",
  seo: {
    title: "H-1B Public Access Files (PAF) for Employers",
    description:
      "What belongs in the public access file, what stays out, how long the notice hangs and when a file may go: set-up, upkeep and audit.",
  },
  lead: "Behind every labor condition application stands a thin file that any member of the public may ask to see. It has a day on which it must be ready, a list of what belongs in it, and a day before which it may not be thrown away. We build it, keep it current, and read your old ones before someone else does.",
  overview: {
    text: "Every H-1B employer must be able to show this file to anyone who asks. We build it beside the labor condition application, keep it current and check the ones you already have.",
    caption: `Notice posted for ${jobNotice.text}; file kept ${fileRetention.text} past the last employment`,
  },
  keyFacts: [
    { label: "Ready after the filing", value: `Within ${fileReady.text}` },
    { label: "Job notice", value: jobNotice.text },
    {
      label: "Public access file",
      value: `Kept ${fileRetention.text} past the last employment`,
    },
    { label: "Payroll records", value: `Kept ${payrollRetention.text}` },
  ],
  about: {
    heading: "A file for strangers",
    paragraphs: [
      "Employers of H-1B, H-1B1 and E-3 workers promise the Department of Labor fair pay and conditions. The public access file lets anyone check that the promise was written down: a colleague, a union, a journalist, an investigator. TN and L-1 have no such application and no such file.",
      "It stands at your principal place of business in the US or at the worksite, on paper or electronically. Generally a visitor gives no reason, may read, take notes or photograph, and is owed no copies.",
    ],
  },
  stages: {
    heading: "The life of a file",
    intro: "Eight stages, from the wage to the shredder. The clock starts sooner than most expect.",
    steps: [
      {
        title: "Settle both wages",
        text: "What similar staff are paid, explained in a memo, and what is usual in the area, proved by a printout or a survey. The worker is owed the higher.",
      },
      {
        title: "Put up the notice",
        text: `On or within ${noticeLead.text} before the filing, in ${postingPlaces.text} at each worksite, a client’s included, or electronically to the workers concerned.`,
      },
      {
        title: "File the application",
        text: `You or your attorney send Form ETA-9035E through FLAG. A complete application is decided within ${lcaDecision.text}.`,
      },
      {
        title: "Have the file ready",
        text: `Within ${fileReady.text} after the filing, not after the answer. The filed copy lies in it until the certified one takes its place.`,
      },
      {
        title: "Give the worker a copy",
        text: "Of the certified application, no later than the first day of work. We keep the proof of that in another folder, not in the public one.",
      },
      {
        title: "Note what changes",
        text: "At a new worksite in the same area the notice goes up on or before the first day anyone works there. Pay, benefits and corporate structure go into the log.",
      },
      {
        title: "Begin again with each extension",
        text: "A new application means a new notice and a new file. The old one is kept for its own time.",
      },
      {
        title: "Close it, wait, destroy it",
        text: `When the last worker has left, withdraw the application and write the date on the cover: ${fileRetention.text} later the file may go, unless an enforcement action is running.`,
      },
    ],
  },
  cards: {
    heading: "What we do",
    intro: "For one application or for a cabinet full of them.",
    items: [
      {
        title: "The posting kit",
        text: `Notice text and a log with places, first day, last day and initials. We plan every posting for ${jobNotice.text}, which covers the H-1B regulation’s total of ${noticeTotal.text}.`,
        ground: "gold",
        width: "half",
      },
      {
        title: "The file, assembled",
        text: "Put together on the day of filing and compared with the regulation’s list, item by item, with an index on top and a named keeper and stand-in.",
        ground: "teal",
        width: "half",
      },
      {
        title: "Set-up",
        text: "Templates, an index and a two-folder system: what the public may read, and what only an investigator may.",
        ground: "line",
      },
      {
        title: "Upkeep",
        text: "A log of worksites, pay and structure, a yearly review, and the dates on which files may go.",
        ground: "mint",
      },
      {
        title: "Attorney referral",
        text: "Violations, investigations and corrections with legal effect go to a US immigration attorney, at an additional charge, which we tell you before you decide.",
        ground: "line",
      },
      {
        title: "An audit of old files",
        text: "We read what you have and report what is missing, what should never have been in there, and which files are past their year. A gap is reported as a gap: we date nothing back.",
        ground: "mint",
        width: "wide",
      },
      {
        title: "Rehearsal for a request",
        text: "Someone at reception is asked for the file. They should know where it is, and what not to ask.",
        ground: "gold",
      },
    ],
  },
  blocks: [
    {
      id: "what-goes-in",
      heading: "What goes in",
      paragraphs: [
        "The list is the regulation’s own. The last items apply only to some employers.",
        [
          "The labor condition application with its cover pages, signed: the filed copy until the certified one is there",
          "The wage rate to be paid to the worker",
          "A full and clear explanation of how the actual wage is set",
          "Source and method of the prevailing wage",
          "Proof of the notice: text, dates and places, or the electronic notice, or the letter to the union",
          "A summary of the benefits offered to US workers in the same occupation, how any difference is decided, and a statement on multinational benefit plans, if there are any",
          "After a merger or other change of structure: the new entity’s sworn statement that it accepts the obligations, with the applications concerned and their dates, its way of setting the actual wage, and its EIN",
          "For employers who count as one under the tax code’s test: the list of entities",
          "For H-1B-dependent employers: the list of exempt workers, or a summary of how and when you recruited",
        ],
      ],
    },
    {
      id: "what-stays-out",
      heading: "What stays out",
      paragraphs: [
        "A file that shows too much is a fault as well. These are usually kept in a second folder, for the Department of Labor if it asks:",
        [
          "payroll, and the individual pay behind the wage memo;",
          "passports, I-9 forms and medical papers;",
          "copies of the petition;",
          "the worker’s receipt for the application.",
        ],
      ],
    },
  ],
  whyUs: {
    heading: "Why a second reader helps",
    paragraphs: [
      "These files rarely fail on a hard question. They fail because the notice at the client’s site was nobody’s task, because a wage memo was copied from the last case, or because the attorney was thought to keep the file. A reader from outside asks the dull questions in time, and writes down who answered.",
    ],
  },
  checklist: {
    intro:
      "To set up a file we ask for these. What is kept apart from the public is collected too.",
    groups: [
      {
        title: "The application",
        items: [
          "Draft and certified copy, with the signed page",
          "All worksites, client sites and home offices included",
          "Offer letter",
          "Proof that the worker received a copy (second folder)",
        ],
      },
      {
        title: "The wage",
        items: [
          "Memo on how the actual wage is set",
          "Printout or survey for the prevailing wage",
          "Summary of benefits",
        ],
      },
      {
        title: "The notice",
        items: [
          "Text of the notice",
          "Posting log with both places, start, end and initials",
          "Screenshot of an electronic notice, if you used one",
          "Letter to the union, if there is one",
        ],
      },
      {
        title: "The employer",
        items: [
          "Calculation whether you are H-1B-dependent",
          "Summary of recruitment, if you are",
          "Statement after a corporate change, if there was one",
          "Sheet with the date on which the file may go",
        ],
      },
    ],
  },
  note: [
    `${brand.name} organises files, prepares texts from your facts and checks them for completeness. We are not a law firm. The duties of the application stay with the employer, and whether one was broken is for an attorney to judge.`,
    "We never date a paper back and never help to replace a notice that was not posted. Penalties, enforcement programmes and wage data change; the Wage and Hour Division publishes the current state.",
  ],
  callsToAction: [
    {
      title: "Expert Connect",
      text: "A first application, a new client site, a letter from an investigator: tell us what is on your desk and by when.",
      button: "Connect Now",
    },
    {
      title: "Send us a list of your applications",
      text: "Case numbers, worksites and dates are enough to begin an audit. Leave out names and pay.",
      button: "Submit Now",
    },
  ],
  faq: [
    {
      question: "Who can ask to see the file?",
      answer: [
        "Anyone. They need not be an employee, and generally need not give a reason. Showing the file should not depend on one manager being in the office.",
      ],
    },
    {
      question: "How quickly must it exist?",
      answer: [
        `Within ${fileReady.text} after the application is filed with the Department of Labor. Not after certification, and not when somebody asks.`,
      ],
    },
    {
      question: "How long must the notice stay up?",
      answer: [
        `In our practice ${jobNotice.text}. The H-1B regulation asks for a total of ${noticeTotal.text}; whoever counts business days is on the safe side, and keeps the time that green-card notices require anyway.`,
      ],
    },
    {
      question: "How long do we keep everything?",
      answer: [
        "The public access file and the payroll have clocks of their own:",
        [
          `the public access file, ${fileRetention.text} past the last employment of any H-1B worker under that application;`,
          `if nobody was ever employed under it, ${fileRetention.text} from its expiry or withdrawal;`,
          `payroll records, ${payrollRetention.text} from the day they were made, and longer while an enforcement action is running.`,
        ],
      ],
    },
    {
      question: "One file for each worker?",
      answer: [
        "One for each application. Several workers under the same application can share a file. Keep it apart from personnel files and I-9 forms.",
      ],
    },
    {
      question: "What about people who work from home, or at a client’s site?",
      answer: [
        "Both are worksites. Post at the home, or give electronic notice, and write it in the log. At a client’s site ask for a short confirmation with a photograph of the notice where it hangs.",
      ],
    },
    {
      question: "May the file be electronic?",
      answer: [
        "Yes, if it can be shown readily to someone who comes to ask. Test it from the front desk, not from your own account.",
      ],
    },
    {
      question: "Our attorney keeps the file. Is that enough?",
      answer: [
        "The duty is yours, and the file belongs at your principal place of business or at the worksite. A copy with the attorney is useful beside it, not instead of it. A start-up with a single application is bound like anyone else.",
      ],
    },
    {
      question: "We have merged. What happens to the old applications?",
      answer: [
        "The new entity can take them over with a sworn statement that it accepts their obligations, kept in the file with a list of the applications concerned. In practice it is made before the change takes effect. Ask your attorney while the deal is being drafted.",
      ],
    },
    {
      question: "What if something is missing?",
      answer: [
        `Write down what is missing and since when, and do not invent it. Serious violations can cost back wages, money penalties and a bar from petitions for at least ${debarment.text}, so what to correct, and how, is for an attorney. We prepare the list the attorney will ask for.`,
      ],
    },
  ],
  facts: [
    fileReady,
    jobNotice,
    noticeTotal,
    noticeLead,
    postingPlaces,
    lcaDecision,
    fileRetention,
    payrollRetention,
    debarment,
  ],
  links: [
    official.wageAndHourH1b,
    official.publicAccessRegulation,
    official.lcaNoticeRegulation,
    official.lcaRegulations,
    official.flagLca,
    official.wageSearch,
  ],
  related: ["h-1b-petition-filing-for-employers", "h-1b1-singapore-visa", "e-3-visa"],
};
