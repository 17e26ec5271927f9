import type { SeedPost } from "./post.ts";

export const visitPosts: SeedPost[] = [
  {
    title: "Visa, status and I-94: three dates that are not the same",
    images: ["form", "tallMap"],
    paragraphs: [
      "A consulate issues the visa. Until it expires, its holder may travel and ask to be admitted, once or several times. It does not say how long a stay may last: ten years of visa are not ten years of stay, and a visa that ends during a stay does not end that stay.",
      "The officer at the port of entry decides on the class and the length of the stay, and may refuse even somebody with a valid visa. The decision is recorded in the I-94, which for air and sea travellers is electronic: look it up on the official site, https://i94.cbp.dhs.gov/, after each entry and save it. For a visitor or a worker its “admit until” date is the last day of the stay. Status is a third thing: the conditions of the class. It can end while the I-94 still has months to run, as when somebody works without permission.",
      "An extension or a change of status must be filed before the I-94 date: visitors, students and families use form I-539, an employer files form I-129 for a worker. Travellers under the Visa Waiver Program, admitted for up to 90 days, cannot extend. Staying too long has a price: more than 180 days of unlawful presence and then leaving can bar a return for three years, one year or more for ten.",
    ],
  },
  {
    title: "Check your I-94 within a day of every entry",
    images: ["tallMap"],
    paragraphs: [
      "Many who stay too long have trusted the wrong date. The right one stands in the I-94, so look it up at https://i94.cbp.dhs.gov/ as soon as you have arrived, and compare four things: name, passport number, class and date. Typical errors are a wrong class, a wrong date, a name split in two and an old passport number.",
      "A passport that ends soon can shorten the I-94, because an officer may let the stay end on the passport's last day. That can be why a child's date is earlier than its parents' date. A passport that was renewed in time spares you the question. A petition approval, form I-797, may carry an I-94 of its own at the bottom; as a rule the newest valid one counts, so throw none away.",
      "An error is corrected by the office that made the record: a CBP deferred inspection site, or USCIS. A habit that helps: a photograph of the visa, a saved I-94, a reminder 90 days before its date, a word to the family, and the boarding passes in a folder. When a job ends, there may be up to 60 days to act, and fewer where the I-94 ends sooner.",
    ],
  },
  {
    title: "The DS-160 without mistakes",
    images: ["form", "tallMap", "goldRosette"],
    paragraphs: [
      "Officers decide on the form, and use the interview to test it. The DS-160 is the online application for a temporary visa on the State Department's own site, https://ceac.state.gov/genniv/. Each person has one, children included, and fiancés and fiancées who apply for a K-1 use it too. Filling it in is free; the visa fee is a separate matter, paid through the official scheduling service. Whoever takes money for the form itself is a private business, not the government.",
      "Pick the post of your interview, note the application ID and the security answer before anything else, and save often, because the session times out. Collect first: passport, travel plan, US contact, the work, the travel and the social-media names of five years, education, earlier visas and refusals. Copy each name from the passport, letter by letter; where it has one name only, the visa will say “FNU”, first name unknown, so plan for that early.",
      "Answer the questions about health, arrests, overstays and refusals truthfully: a “yes” can be explained, a hidden fact cannot. After signing nothing can be changed; a mistake means a new DS-160, which can take over what you had filled in, and its number has to stand in your appointment's profile before you go. The applicant signs even when a helper typed. Keep a copy of the whole form: officers compare forms over the years.",
    ],
  },
  {
    title: "Money papers: a chain, not a balance",
    images: ["budget", "studentStamp"],
    paragraphs: [
      "A bank statement shows a number on one day. What has to be understood is a chain: who pays, out of which income, through which account. What the DS-160 says about who pays must fit the bank and tax papers; employer and salary must fit the payslips.",
      "Good papers are bank statements that are stamped or electronically verified, tax returns with their acknowledgement, an employer's letter, payslips, and deeds with a valuation. A student's funds belong to the plan as well: why this course, why this school, who pays and where that money comes from. Be ready to say it in one sentence of your own.",
      "Ready-made bank balances offered by agents are a scam, and so are bought degrees. Whoever hands in false papers or statements can be barred for good, for misrepresentation, and a signature binds you even where a helper made the mistake.",
    ],
  },
  {
    title: "The visa interview: your purpose in one sentence",
    images: ["goldRosette", "form"],
    paragraphs: [
      "An interview often lasts two or three minutes. The officer knows your form and wants three answers: is this the right class, can the story be believed, will you keep to the rules. For most temporary classes the law presumes that an applicant wants to immigrate, section 214(b), and the applicant has to show otherwise; H-1B and L-1 applicants are outside that presumption.",
      "The first question is nearly always about the purpose. Answer it in one sentence: what, where, how long. Visitors should be able to say who invites, who pays and what waits at home; students, why this course and how it is paid for; workers, employer, duties, place and wage. Carry passport, confirmation page, appointment letter and the originals of key papers in a thin, sorted folder.",
      "Hear the question out, answer it and no other, take your time, and say “I do not understand” when it is so. Do not recite, hand over papers that nobody asked for, joke about security or hide a refusal. Preparation means clarity, not a script. When the visa comes, read its name, class and dates, and report an error before the journey.",
    ],
  },
  {
    title: "Refused under 214(b): about today's case, not a ban",
    images: ["tallRosette"],
    paragraphs: [
      "A refusal should come with its legal section, so read the paper before you leave the building. Under 214(b) the officer was not satisfied that the person fits the temporary class: in practice it is about ties, purpose or conditions. It applies to visitors, students, exchange visitors, TN and H-1B1 professionals and others.",
      "It is no ban. Nothing can be appealed or waived, and no time has to pass: you apply again and pay again. That is worthwhile when something has changed, such as job, studies, family, plan or funds, or when something true was poorly explained. Put the old account and the new one next to each other, and change no fact to please. More property papers, letters from politicians or another agent's “strong” file do not help.",
      "An earlier refusal must be declared on later forms, truthfully. Officers see it anyway.",
    ],
  },
  {
    title: "221(g): refused in law, an open file in practice",
    images: ["letter", "letterStamp"],
    paragraphs: [
      "Under 221(g) a case lacks something or has to be checked. In law that is a refusal; in practice the file is open. If documents are missing, the letter lists them: send these and nothing else, the way the letter says and with its cover page, and keep the receipt.",
      "Administrative processing is another kind: background or technical checks, in which no document helps unless it is asked for and whose length nobody knows. In a third kind the officer doubts an approved petition. USCIS may get it back and ask the employer or the relative about it; answering is the petitioner's part, often with an attorney. The official status site, https://ceac.state.gov/CEACStatTracker/Status.aspx, says few words, and “Refused” there does not mean that it is final.",
      "What is missing may be handed in for one year; later it takes a new application, and its fee. Ask whether the passport is kept, and keep job and house until you hold the visa. Nobody can buy or order a quicker answer.",
    ],
  },
];
