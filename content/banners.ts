import { eb5Jobs, l1aFirstStay, l1aMaximum, visitorStay } from "./facts/home.ts";
import type { ServiceSlug } from "./service-page.ts";

type Slide = {
  title: string;
  text: string;
  button: "Know More" | "Connect Us";
  /** Empty: the button opens the enquiry dialog, and the banner stands still from then on. */
  link: ServiceSlug | "";
  ground: "deep" | "teal" | "gold" | "mint";
  /** Of the foil's machine-readable lines, which go on with these words. */
  code: "EB5" | "L1A" | "PAF" | "ATT" | "FAM" | "B1" | "EVL" | "221G" | "RN";
  lines: readonly [first: string, second: readonly string[]];
};

/** For those who do not see them. */
export const bannerHeading = "Services in brief";
export const closingName = "Ways to begin";

/** The rotating banner of the home page, in its order. Source: SPEC.md §2.6. */
export const bannerSlides: readonly Slide[] = [
  {
    title: "EB-5 Investment visa",
    text: `A green card through an investment that creates ${eb5Jobs.text} full-time jobs. We build the record that shows where every dollar came from.`,
    button: "Know More",
    link: "eb-5-investor-visa",
    ground: "deep",
    code: "EB5",
    lines: ["Investment visa", [`${eb5Jobs.text} full-time jobs`, "Green card"]],
  },
  {
    title: "L-1A Visa",
    text: "Open your first US office with someone who already knows your business.",
    button: "Know More",
    link: "l-1a-new-office-visa",
    ground: "mint",
    code: "L1A",
    lines: ["New office", [l1aFirstStay.text, `up to ${l1aMaximum.text}`]],
  },
  {
    title: "H-1B Employers",
    text: "Public access files kept complete, current and ready to show.",
    button: "Know More",
    link: "paf-public-access-files-for-h-1b-employers",
    ground: "gold",
    code: "PAF",
    lines: ["H1B employers", ["Wage", "Notice", "Public file"]],
  },
  {
    title: "Attorney Connect",
    text: "When a question is a legal one, we introduce you to a US immigration attorney, at an additional charge.",
    button: "Connect Us",
    link: "",
    ground: "teal",
    code: "ATT",
    lines: ["Attorney connect", ["Referral", "Additional charge"]],
  },
  {
    title: "Family Visa",
    text: "Bring your people closer, one petition at a time.",
    button: "Know More",
    link: "family-based-visa",
    ground: "mint",
    code: "FAM",
    lines: ["Family based", ["I130", "IR1 F1 F2 F3 F4"]],
  },
  {
    title: "Business Visa",
    text: "Meetings, conferences and contracts, with papers that answer the officer’s questions.",
    button: "Know More",
    link: "b-1-business-visitor-visa",
    ground: "deep",
    code: "B1",
    lines: ["Business visitor", ["DS160", `usually up to ${visitorStay.text}`]],
  },
  {
    title: "Academic/Work Experience Evaluation",
    text: "Your records collected for an evaluation service, and the request followed up.",
    button: "Connect Us",
    link: "",
    ground: "gold",
    code: "EVL",
    lines: ["Evaluation", ["Degree", "Work", "Equivalence"]],
  },
  {
    title: "Visa refusal 221(g)",
    text: "Read the slip, gather what it asks for, answer every line.",
    button: "Know More",
    link: "",
    ground: "teal",
    code: "221G",
    lines: ["Review and reply", ["Documents requested"]],
  },
  {
    title: "Nurse Visa",
    text: "From NCLEX-RN to your first shift, every paper in order.",
    button: "Know More",
    link: "visa-for-nurses-rn",
    ground: "deep",
    code: "RN",
    lines: ["Registered nurse", ["NCLEX", "Visascreen", "EB3"]],
  },
];

/** The closing banner; every button opens the enquiry dialog. Source: SPEC.md §2.6, DECISIONS.md "Banners". */
export const closingSlides = [
  {
    title: "Do you need a US immigration attorney’s advice?",
    text: "Some questions are legal ones. We connect you with a US immigration attorney who takes them on. The introduction costs an additional charge.",
    button: "Connect Now",
  },
  {
    title: "Immediate family in the US? You may be eligible for a green card.",
    text: "A US citizen or a green-card holder may petition for certain relatives. Who they are, and how long they wait, differs between the two. Send us your question; we write or call to agree on a time.",
    button: "Schedule a Free Consultation",
  },
  {
    title: "Nurses with the NCLEX-RN: one gate is behind you.",
    text: "Ahead are a US employer’s offer and petition, the green-card line, VisaScreen and the consulate. We keep your papers in order for each.",
    button: "Enquire Details",
  },
  {
    title: "US visa refused under section 221(g)? Start with what the slip says.",
    text: "Some slips ask for papers, others mean a check. We read yours with you and help with what it asks.",
    button: "Know More",
  },
] as const;
