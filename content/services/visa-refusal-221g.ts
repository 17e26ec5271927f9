import { brand } from "#content/brand.ts";
import { idleCaseLimit, official } from "#content/facts/family-and-study.ts";
import { replyWindow } from "#content/facts/shared.ts";
import type { ServicePage } from "#content/service-page.ts";

export const visaRefusal221g: ServicePage = {
  slug: "visa-refusal-221g",
  seo: {
    title: "US visa refused under 221(g): what to do next",
    description:
      "A 221(g) slip is not always the end. What it means, which kind yours is, what to send and by when, and when the question belongs to an attorney.",
  },
  lead: "You were handed a slip, and the status page now says Refused. Take a breath and read the slip before anything else: under section 221(g) a case can still end in a visa. What matters is which kind of refusal it is, what was asked for, and by when.",
  overview: {
    text: "A 221(g) slip is not always the end of a case. We read it with you, gather what it asks for and help you send a reply that answers every line. Where the question is one of law, we connect you with an attorney, at an additional charge.",
    caption: "Administrative processing or missing documents",
  },
  keyFacts: [
    { label: "To send what was asked for", value: `Within ${replyWindow.text} of the refusal` },
    { label: "Status page shows", value: "Refused, though it may still change" },
    { label: "Formal appeal", value: "None" },
    { label: "Length of checks", value: "Nobody can say" },
  ],
  about: {
    heading: "What 221(g) means",
    paragraphs: [
      "Section 221(g) of the immigration law tells an officer not to issue a visa while something is missing or still has to be checked. In law that is a refusal. In practice it is a question that has not been answered yet.",
      "It happens to students, engineers, grandparents and brides, with temporary visas and with immigrant visas alike. The colour of the paper is local custom and means nothing by itself; the words on it do.",
    ],
  },
  stages: {
    heading: "What happens from here",
    intro:
      "Eight stages at most; the last concerns petitions only. Take them in this order, and keep a copy of everything.",
    steps: [
      {
        title: "Read the slip, all of it",
        text: "Note the case number, the list, the way to send it and the date. Photograph both sides.",
      },
      {
        title: "Look at the official status page",
        text: "The State Department’s status checker, CEAC, shows how the case stands. No other site knows more.",
      },
      {
        title: "Gather exactly what was asked for",
        text: "Nothing missing, and nothing added unless it helps. Each paper is compared with the DS-160, the online visa form, and with the petition.",
      },
      {
        title: "Send it the way the slip says",
        text: "Drop-off, upload or courier. You send it yourself, with a cover sheet, and keep the proof.",
      },
      {
        title: "Wait, and answer what comes",
        text: "The consulate may write again. One polite reply to a question does more than ten letters nobody asked for.",
      },
      {
        title: "Keep the rest of the file alive",
        text: "Passport, medical report and police certificates run out while you wait. Renew what is about to expire.",
      },
      {
        title: "The decision",
        text: "The visa is issued, or refused on another ground, or the petition goes back to USCIS, the immigration agency.",
      },
      {
        title: "If the petition went back",
        text: "The employer or relative who filed it answers USCIS, with an attorney. We put the papers in order for that answer.",
      },
    ],
  },
  cards: {
    heading: "Which refusal is yours?",
    intro: "Three kinds stand under 221(g). Two others are often mistaken for it.",
    items: [
      {
        title: "Documents are missing",
        text: "The slip lists them. This is the kind you can do most about: send what is on the list, complete and in one go.",
        ground: "mint",
      },
      {
        title: "Administrative processing",
        text: "The consulate or another agency is checking something. There is nothing to send unless you are asked, and no lawful way to buy speed.",
        ground: "teal",
      },
      {
        title: "The petition is in question",
        text: "It is not yet in the system, its facts need a second look, or it is to be returned to USCIS for possible revocation.",
        ground: "gold",
      },
      {
        title: "Not the same: section 214(b)",
        text: "The officer was not convinced of your ties, or of the category. No papers are pending and there is nothing to reply to; another attempt means a new application and a new fee, and is useful when something has changed or can be explained better.",
        ground: "line",
        width: "half",
      },
      {
        title: "Not the same: section 212(a)",
        text: "The officer found a ground that keeps a person out, such as fraud or a crime. Whether it is right, and whether a waiver exists, is for an attorney. Do not answer alone.",
        ground: "line",
        width: "half",
      },
    ],
  },
  blocks: [
    {
      id: "our-part",
      heading: "What we do while you wait",
      paragraphs: [
        "Most of the work lies at the beginning. After that it is patience with a calendar.",
        [
          "First we read the slip with you and turn it into a list: item, who has it, how it is to be sent.",
          "We collect from everyone: employer, end client, school, bank, registrar. Cover letters come as outlines, which the signer fills in with the true facts.",
          "We compare the DS-160, the petition, the letters and your public profile, line against line, before an officer does.",
          "We order, label and copy the set. You hand it in, and we file your proof.",
          "We keep a log of the status, a calendar of everything that expires, and the wording of a polite inquiry.",
          "When the answer comes, we check the visa with you, or plan a new application, or prepare the petitioner’s papers.",
        ],
      ],
    },
    {
      id: "why-it-happens",
      heading: "Why it happens, and what prevents it next time",
      paragraphs: [
        [
          "Job or project not clear: bring the end client’s letter and the contracts.",
          "A mistake on the DS-160: correct it before the interview and bring the new confirmation.",
          "A sensitive field of technology: have a plain statement of the work and the research ready.",
          "A name like someone else’s: bring full identity papers and every earlier name.",
          "The petition cannot be found: bring the I-797 notice, then wait.",
          "Police certificate, medical report or sponsor papers short: follow the consulate’s list, not a friend’s.",
          "Online profiles closed, or telling another story: follow the State Department’s current instruction, and explain differences truthfully.",
        ],
      ],
    },
  ],
  checklist: {
    intro:
      "The letter decides. Use this list to find quickly what it asks for; nobody needs all of it.",
    groups: [
      {
        title: "In every case",
        items: [
          "The 221(g) letter, both sides",
          "Passport",
          "Confirmation page of the DS-160, or of the DS-260 for immigrants",
          "The consulate’s own cover sheet for sending papers",
          "Certified translations",
        ],
      },
      {
        title: "Work, study and research",
        items: [
          "CV with full dates, publications and a statement of research",
          "Letter from the supervisor, school or host in the US; itinerary and funding",
          "Employer’s letter, payslips and tax papers",
          "Client and vendor contracts, project letter",
          "Copy of the petition with the I-797 and the labor condition application",
          "The company’s bank statements, tax filings and staff list",
          "Degrees and mark sheets, verified",
        ],
      },
      {
        title: "Identity and background",
        items: [
          "Answers to Form DS-5535, if it was sent: travel, addresses and jobs for the years it names",
          "Social-media names, as the forms ask for them",
          "Police and court records",
        ],
      },
      {
        title: "Immigrant and family cases",
        items: [
          "Form I-864 (affidavit of support) or a joint sponsor’s papers",
          "Corrected civil documents",
          "A new medical report, if the old one has run out",
        ],
      },
    ],
  },
  note: [
    `${brand.name} helps you understand the letter and prepare the reply. We do not represent anyone before a consulate, do not write in your name and have no way into the government’s systems. Legal inquiries, waivers and returned petitions are for an attorney.`,
    "Nobody can promise the outcome or the length of a check, and no payment speeds it up. Whoever offers you that is selling something that does not exist. Book no travel that cannot be refunded while the case is open.",
  ],
  callsToAction: [
    {
      title: "Attorney Connect",
      text: "A finding of fraud, a returned petition, a refusal you do not understand: some slips need a lawyer. We put your papers in order and refer you to a US immigration attorney, at an additional charge.",
      button: "Connect Now",
    },
  ],
  faq: [
    {
      question: "Is 221(g) a denial?",
      answer: [
        "In law it is a refusal, and that is why the status page says so. But a visa can still follow, once what was missing has arrived or the check is passed.",
      ],
    },
    {
      question: "How long will it take?",
      answer: [
        "There is no reliable estimate. A missing paper is usually settled sooner than administrative processing, but neither has a fixed time, and figures on old pages tell you nothing about your case. The CEAC status page is the place to check.",
      ],
    },
    {
      question: "How long do I have to send what they asked for?",
      answer: [
        `You have ${replyWindow.text} from the refusal, and within it you do not pay again. After that you need a new application and a new fee.`,
        `In an immigrant case, ${idleCaseLimit.text} without action can end the registration itself. Do not let it come near.`,
      ],
    },
    {
      question: "Should I simply apply again?",
      answer: [
        "You can, but it usually starts everything from the beginning, fee included. Talk it over first, and look at what a complete reply to the slip would need.",
      ],
    },
    {
      question: "Must I mention this refusal on later forms?",
      answer: [
        "Answer truthfully. When a form asks whether a visa was ever refused, say that it was and that it was under 221(g). A new passport does not clear the record, and a false answer does more harm than the refusal.",
      ],
    },
    {
      question: "Can I travel on my old visa meanwhile?",
      answer: [
        "Check first. An older visa may have been cancelled when the new one was refused, and you cannot travel on the visa that was refused. The consulate can tell you, and it can sometimes give the passport back while you wait.",
      ],
    },
    {
      question: "Can an attorney or a member of Congress make it faster?",
      answer: [
        "They may ask how it stands, but nobody can demand a date. There is no formal appeal, and courts generally do not review a consular decision; whether yours is one of the rare exceptions is a question for an attorney.",
      ],
    },
    {
      question: "My employer’s petition was sent back. What does that mean?",
      answer: [
        "USCIS may look at the petition again and may ask the employer why it should stand. The answer comes from the employer and its attorney. What you can do:",
        [
          "tell the employer the same day, with a copy of the slip;",
          "keep every paper about the job and the project;",
          "sign nothing that you have not read.",
        ],
      ],
    },
    {
      question: "What if I send more papers every week?",
      answer: [
        "It does not help. Papers nobody asked for have to be read too. Send one complete set, then answer only what you are asked.",
      ],
    },
  ],
  facts: [replyWindow, idleCaseLimit],
  links: [
    official.administrativeProcessing,
    official.visaDenials,
    official.visaStatus,
    official.visaFees,
    official.embassyIndia,
    official.appointmentsIndia,
  ],
  related: [
    "student-visa",
    "h-1b-visa-services-for-employees",
    "b-2-visitor-visa",
    "family-based-visa",
  ],
};
