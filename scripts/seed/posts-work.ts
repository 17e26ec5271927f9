import type { SeedPost } from "./post.ts";

export const workPosts: SeedPost[] = [
  {
    title: "From NCLEX to the ward: seven gates for a registered nurse",
    images: ["road", "nurseSeal", "steps", "tallMap"],
    paragraphs: [
      "Gate one is a licence at home in good standing, with name and date of birth identical in school, council and passport papers. Gate two is the choice of a US state board, each of which has its own rules. Its approval opens gate three, the computer test NCLEX-RN, https://www.nclex.com/. Gate four is English: several tests are accepted and their results expire, so time them.",
      "Gate five is a job offer: full-time, permanent, and paid at least the prevailing wage. The Department of Labor lists professional nurses in Schedule A as a shortage, so the employer does not advertise the job and files straight with USCIS. The nurse needs one of three: a full state licence, the certificate of the commission on foreign nursing graduates, now TruMerit, or a pass of the NCLEX-RN. The priority date, the place in the line, is the day on which the I-140 petition is accepted; the Visa Bulletin shows how long that line is.",
      "Gate six is the VisaScreen certificate, which is valid for five years. Gate seven is the National Visa Center and the interview, with form DS-260, police certificates from each country lived in, vaccinations and the medical examination. Spouse and unmarried children under 21 may come along. Some gates can be passed in parallel: a one-page timeline shows at which one you stand.",
    ],
  },
  {
    title: "A nurse's job offer: what to ask before you sign",
    images: ["nurseSeal", "goldRosette"],
    paragraphs: [
      "Before you sign, ask for the place, the unit, the hours, the wage, the length of the contract, what happens if you leave early, and who pays which cost. Ask for it in writing. Never pay for a job.",
      "Some signs tell of trouble: an agent who holds your original papers, asks for a large “processing fee”, promises a date, changes the employer's name or hides the contract; an offer without an interview; an address where there is no company. In India recruiting agents generally have to be registered with the government: look the agent up at https://emigrate.gov.in/.",
      "The time until the visa is not empty time. Keep your skills in use, renew English results and certificates before they end, collect experience letters that name units and hours, and keep the passports of the whole family valid.",
    ],
  },
  {
    title: "The public access file: an afternoon's work for a small employer",
    images: ["calendar", "fileStamp", "goldRosette"],
    paragraphs: [
      "For each labor condition application, or LCA, for an H-1B, H-1B1 or E-3 worker the employer keeps a file that any member of the public may see. It must be there at the latest one working day after the filing, so begin earlier. It is kept at the principal office in the US or at the worksite; a binder and a shared drive are both fine as long as the file is readily available.",
      "Into it go the signed LCA, the wage rate offered, a memo on how pay is set, with ranges and without names, the source of the prevailing wage, the notice with its two places and the dates it went up and came down, and a summary of the benefits. A good habit is to leave the notice up for 10 consecutive business days. A client's site is a worksite too, and so is a home office. Keep out payslips of colleagues, passports, the petition, medical data and I-9 forms.",
      "Keep the file for one year past the last employment under that LCA, and write that date on its cover. When somebody asks to see it, no reason is required: be polite, show it, and log the visit. Never back-date a posting. The Department of Labor explains the duty at https://www.dol.gov/agencies/whd/immigration/h1b; legal questions belong to an attorney.",
    ],
  },
];
