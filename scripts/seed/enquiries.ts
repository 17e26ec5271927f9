import type { ServiceName } from "#contract/services.ts";
import { emailOf, fromForm, names } from "./people.ts";

type Question = {
  /** As typed: with spaces, brackets or a country code, or plain. */
  number: string;
  category: ServiceName;
  location?: string;
  doubt?: string;
};

const longStory = [
  "We are a family of five and I will try to put everything in order.",
  "My husband works in Dubai, I am a registered nurse with eleven years in intensive care, six of them in Kochi and five in Sharjah, and our children are nineteen, fifteen and eight.",
  "I passed the NCLEX-RN last year, my English result is still valid for some months, and I have an offer from a hospital group, but the contract names two different employers and I do not understand which of them files the petition.",
  "Our eldest turns twenty-one in less than two years. Somebody told us that she will then be left behind, somebody else said that her age can be protected, and a third person asked for money to “freeze” it.",
  "There is also a difference in the spelling of my father's name between my birth certificate and my passport, and my marriage certificate shows my house name as part of my name.",
  "My questions: which papers should we put right first, and in which order? Do we need police certificates from both countries? Should the children get new passports before anything is filed? And what would your work cost, apart from the government's fees?",
];

const questions: Question[] = [
  {
    number: "5125550101",
    category: "H-1B Visa services for Employees",
    location: "Austin, Texas",
    doubt: "My employer was bought by another company. Do I need a new petition?",
  },
  {
    number: "(512) 555-0102",
    category: "B-1 Business Visitor Visa",
    location: "Stockholm",
    doubt: "Two trade fairs in one journey, is one invitation letter enough?",
  },
  {
    number: "+91 98000 00103",
    category: "Visa for Nurses (RN)",
    location: "Thrissur, Kerala",
    doubt: longStory.join("\n\n"),
  },
  {
    number: "737-555-0104",
    category: "I-485 Adjustment of status",
    location: "Round Rock, TX",
    doubt: "Can I travel while the application is pending?",
  },
  {
    number: "9800000105",
    category: "Family Based Visa",
    location: "Kozhikode",
    doubt: "My brother is a citizen. Which form does he send first?",
  },
  { number: "5125550106", category: "E-3 Visa" },
  {
    number: "+1 512 555 0107",
    category: "EB-5 Investor Visa",
    location: "Kottayam",
    doubt:
      "Part of the money comes from selling land that three of us own. How is such a source shown?",
  },
  {
    number: "98000 00108",
    category: "Student Visa",
    location: "Bengaluru",
    doubt: "Refused twice under 214(b). Admission for a master's course again this year.",
  },
  { number: "5125550109", category: "Visa Refusal 221(g)", doubt: "Yellow slip. What now?" },
  { number: "737.555.0110", category: "Fiancé Visa", location: "San Antonio" },
  {
    number: "+919800000111",
    category: "H-4, E-3D, TD Dependent visa and EAD",
    location: "Chennai",
    doubt: "I am on H-4. When may I apply for the work card?",
  },
  {
    number: "5125550112",
    category: "H-1B1 Singapore Visa",
    location: "Singapore",
    doubt: "Do I need a petition, or can I go straight to the consulate?",
  },
  {
    number: "9800000113",
    category: "B-2 Visitor Visa",
    location: "തൃശ്ശൂർ",
    doubt: "എന്റെ മകൾ അമേരിക്കയിൽ പഠിക്കുന്നു. അവളെ കാണാൻ ഞങ്ങൾക്ക് B-2 വിസ വേണം. എന്തൊക്കെ രേഖകളാണ് വേണ്ടത്?",
  },
  {
    number: "5125550114",
    category: "L-1A New Office Visa",
    location: "Lisbon",
    doubt:
      "We open our first US office, three people. How detailed must the plan for the first year be?",
  },
  { number: "98000-00115", category: "Visa for Nurses (RN)", location: "Pala" },
  {
    number: "(737) 555-0116",
    category: "PAF - Public Access Files for H-1B Employers",
    location: "Georgetown, TX",
    doubt: "Our first H-1B worker works from home in another county. Where do we post the notice?",
  },
  { number: "9800000117", category: "Student Visa", location: "Mangaluru", doubt: "F1 or M1?" },
  {
    number: "5125550118",
    category: "Family Based Visa",
    location: "Boston",
    doubt: "My parents are 71 and 68. Can both petitions go together?",
  },
  { number: "+1 (512) 555-0119", category: "B-2 Visitor Visa" },
  {
    number: "9800000120",
    category: "H-1B Visa services for Employees",
    location: "Hyderabad",
    doubt: "Selected in the lottery.\nDegree in physics, job in data analysis.\nIs that a problem?",
  },
  {
    number: "5125550121",
    category: "B-1 Business Visitor Visa",
    location: "Rotterdam",
    doubt: "Installing a machine that our firm sold to a US customer: is B-1 right?",
  },
  {
    number: "+91-98000-00122",
    category: "H-1B Petition filing for Employers",
    location: "Kochi",
    doubt: "Our US subsidiary has four employees and wants to hire one engineer.",
  },
  { number: "5125550123", category: "Student Visa", location: "Osaka" },
  {
    number: "9800000124",
    category: "Visa for Nurses (RN)",
    location: "Abu Dhabi",
    doubt: "VisaScreen ends in four months. Renew now or wait for the interview letter?",
  },
  { number: "7375550125", category: "I-485 Adjustment of status", doubt: "?" },
  {
    number: "98000 00126",
    category: "H-4, E-3D, TD Dependent visa and EAD",
    location: "Visakhapatnam",
    doubt: "My full name does not fit into the form. How do I shorten it?",
  },
  {
    number: "5125550127",
    category: "TN Visa",
    location: "Monterrey",
    doubt: "Graphic designer with a diploma: which papers does the consulate want to see?",
  },
  { number: "5125550128", category: "EB-5 Investor Visa", location: "Prague" },
  {
    number: "9800000129",
    category: "Fiancé Visa",
    location: "Alappuzha",
    doubt:
      "We had the religious ceremony already, but nothing is registered. Is K-1 still possible?",
  },
  {
    number: "(512) 555-0130",
    category: "L-1A New Office Visa",
    location: "Accra",
    doubt: "How long must I have worked for the company before?",
  },
  {
    number: "+91 98000 00131",
    category: "Visa for Nurses (RN)",
    location: "പാലക്കാട്",
    doubt: "ഞാൻ നഴ്സാണ്, NCLEX പാസായി. ഇനി എന്താണ് ചെയ്യേണ്ടത്?",
  },
  { number: "9800000132", category: "Visa Refusal 221(g)", location: "Kollam" },
  {
    number: "5125550133",
    category: "H-1B Petition filing for Employers",
    location: "Dallas",
    doubt: "Do you prepare the labor condition application as well?",
  },
  {
    number: "737 555 0134",
    category: "B-2 Visitor Visa",
    location: "Bergen",
    doubt: "Six weeks with our daughter after the birth 👶, both of us retired.",
  },
  { number: "9800000135", category: "H-1B Visa services for Employees", location: "Pune" },
  {
    number: "5125550136",
    category: "E-3 Visa",
    location: "Melbourne",
    doubt: "New employer, same job. New visa, or only a change in the US?",
  },
  {
    number: "9800000137",
    category: "Student Visa",
    location: "Tiruvalla",
    doubt: "My passport shows one name only.",
  },
  { number: "5125550138", category: "H-1B1 Singapore Visa", location: "Singapore" },
  {
    number: "98000-00139",
    category: "Family Based Visa",
    location: "Kottarakkara",
    doubt: "Birth certificate was registered eleven years late. Will it be accepted?",
  },
  {
    number: "+1.512.555.0140",
    category: "TN Visa",
    location: "Toronto",
    doubt: "Can my wife study while I work on TN?",
  },
];

/** 40 enquiries, each as the form sends it. */
export const enquiries = questions.map((question, index) => {
  const name = names[index % names.length] ?? "";
  return { name, email: emailOf(name, index + 1), ...question, ...fromForm(index) };
});
