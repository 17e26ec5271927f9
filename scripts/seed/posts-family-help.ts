import type { SeedPost } from "./post.ts";

export const familyAndHelpPosts: SeedPost[] = [
  {
    title: "How to read the Visa Bulletin in three steps",
    images: ["tallRosette", "tallMap"],
    paragraphs: [
      "The State Department publishes the Visa Bulletin each month for the month that follows, free and on its own page, https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html. It concerns categories with a yearly limit. Spouses, unmarried children under 21 and parents of US citizens are immediate relatives and do not stand in that line. In general no one country may have more than 7 percent of these visas, and country means the place of birth, not the passport.",
      "The three steps: find your category, find your column, and compare your priority date with the charts. The priority date stands on the I-797 notice. In a family case it is the day on which the I-130 was properly filed; in a work case the day on which the labor certification was filed or, where none is needed, the I-140. Chart A, Final Action Dates, is about the decision: the visa or the green card itself. Chart B, Dates for Filing, is about handing the papers in, sooner where that is allowed. Inside the US it is USCIS that names the chart of the month.",
      "“C” means that there is no line, “U” that there are no numbers, and a date that only earlier priority dates are served, not the same day. Dates can also move back when demand rises; approved petitions stay valid then, and the waiting goes on. Forecasts are opinions, and nobody can sell a better date.",
    ],
  },
  {
    title: "Form I-864 in plain words: what a sponsor promises",
    images: ["goldRosette"],
    paragraphs: [
      "With form I-864, the affidavit of support, a sponsor makes a contract with the US government, and promises that the immigrant will live at 125 percent of the poverty line or above. The table of amounts is on form I-864P and changes every year. The sponsor is the petitioner, a US citizen or green-card holder of at least 18 years whose home is in the US. For somebody on active military duty who petitions for a spouse or child the level is 100 percent.",
      "The household is the sponsor with spouse and dependants, whoever an earlier promise still covers, and those who now come. The current yearly income counts most: show the last tax return, best as a transcript, W-2 or 1099 forms, recent payslips and an employer's letter. For the self-employed the net figure on the return counts. Members of the household can add theirs with form I-864A, and a joint sponsor can step in: another citizen or resident, who alone meets the level for his or her own household and the immigrants.",
      "Common errors are an old table, a household that was miscounted, gross income where net was asked, no proof of a joint sponsor's status, and a missing signature. Divorce generally does not end the promise. A joint sponsor who is hired, or a signature that is paid for, is fraud. Form and instructions are at https://www.uscis.gov/i-864.",
    ],
  },
  {
    title: "Indian civil documents: one name, one spelling",
    images: ["goldRosette", "tallMap"],
    paragraphs: [
      "The State Department's page on India's civil documents says which paper is accepted, and it outranks advice from anyone. For a birth it is generally the certificate of the municipal or local registrar with the full names of the child and both parents; a late registration or a missing name usually calls for more evidence. For a marriage it is the registered certificate; a religious certificate or photos alone are often not enough.",
      "A single letter in a name can stop a file. Passports may hold one name only, and the initials in Kerala names expand in different ways from paper to paper. Decide on one spelling, and clear up the differences before you file. Parents' names should match in the child's birth certificate, the passport and the sponsor's papers. India writes the day first, the US the month: spell the months out. Every paper that is not in English needs a full translation with the translator's signed statement; do not translate your own papers.",
      "Make a table tonight: one row for each person, columns for the name in the passport, the name at birth, date, place, parents and certificate number. Differences then stand out. Obtain papers only from the office that issues them: a false certificate can bar you for good, even one that you bought as “corrected” and believed in.",
    ],
  },
  {
    title: "Who may help you, and how to spot a cheat",
    images: ["tallRosette", "goldRosette"],
    paragraphs: [
      "Legal advice and representation in US immigration come from licensed US attorneys of any state bar, and from representatives accredited by the Department of Justice who work for recognised organisations. A guidance and document-preparation service like ours organises, explains published rules, fills in at your instruction, checks for completeness and rehearses the interview. It gives no legal advice and represents nobody; a connection to an attorney costs an additional charge. In India “agent”, “consultant” or “notary” is no licence for US law.",
      "US government sites end in .gov. India's appointment portal is a contractor's site: reach it from the Embassy's page, https://in.usembassy.gov/visas/. The forms on uscis.gov cost nothing to download, nor does the DS-160 to fill in. Gift cards, crypto, a wire to a person, money by messaging app: no officer asks for these. Nobody can sell an early appointment, guarantee an approval or “manage” a 221(g).",
      "Three checks before you pay anyone: an official link, a written scope with the whole price, and no guarantee. Never sign blank forms. If you were cheated, stop paying, keep the messages, and tell your bank and the police at once.",
    ],
  },
];
