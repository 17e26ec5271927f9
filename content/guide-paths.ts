import type { ArticleSection } from "./article.ts";
import {
  official,
  recentMarriage,
  removalWindow,
  socialMediaYears,
} from "./facts/guide-and-policies.ts";
import {
  citizenshipInGeneral,
  citizenshipWithCitizen,
  conditionalResidence,
  dependentAge,
  petitionerAge,
} from "./facts/shared.ts";

/** The two long parts of the guide that are steps in their order. */
export const temporaryPath: ArticleSection = {
  id: "temporary",
  heading: "The temporary path, step by step",
  passages: [
    "Visitors, students and most workers walk this path. Not everybody meets each step.",
    {
      steps: [
        "Settle the category, and read its official page from top to bottom.",
        "Get what must come first: a petition for H-1B, L-1 or K-1; an I-20 or a DS-2019 from the school or the programme; a certified labor condition application for E-3 and H-1B1.",
        `Fill in the DS-160, the online visa form, one for each person. Have the facts ready: it asks even for the names you used on social media in the last ${socialMediaYears.text}. Keep the confirmation number. Once it is sent it cannot be changed; a mistake means a new form.`,
        "Pay the fee and book on the official scheduling site: fingerprints and photograph at a Visa Application Center, the interview at the Embassy or a Consulate. The rules on where you may apply, who has to come in person and which nationalities are restricted change, so look before you plan the trip.",
        "Go to the interview. It is about purpose, ties, money and history.",
        "Read the outcome. The visa is issued, or refused under 214(b), or refused for the time being under 221(g), or refused on another ground. The paper you are handed says which.",
        "When the passport comes back, check the name, the class, the dates and any note on the visa while there is time to have it corrected.",
        "Travel with the originals in your hand luggage.",
        "At the port of entry, state the same purpose, truthfully and in your own words. Admission and the I-94 begin your lawful stay.",
      ],
    },
  ],
  checklist: [
    "The confirmation page of the DS-160, and a copy of the answers",
    "The paper that had to come first: petition, I-20 or labor condition application",
    "Originals in hand luggage, copies at home",
  ],
  links: [official.formDs160, official.appointmentsIndia],
};

export const permanentPath: ArticleSection = {
  id: "permanent",
  heading: "The permanent path, step by step",
  passages: [
    "A green card needs a basis: a relative, an employer or an investment. There are others, among them protection and the diversity lottery, which this guide leaves to attorneys.",
    {
      steps: [
        "Somebody files the petition: I-130 for a relative, I-140 for a job, I-526 or I-526E for an investment. Some jobs need a labor certification first; registered nurses and other Schedule A jobs are spared the test of the labour market.",
        `The priority date, your place in the line, is the day the petition was filed or, where a labor certification comes first, the day that was filed. Spouses and unmarried children under ${dependentAge.text} of citizens, and parents of citizens who are ${petitionerAge.text}, stand in no line at all.`,
        "Follow the Visa Bulletin every month. It has two charts, one for final action and one for filing; the country of birth counts, not the passport; and dates can move backwards.",
        "When your date is reached, choose the road that is open to you. Abroad it is consular processing: fees and civil documents through the National Visa Center, the affidavit of support or the job papers, the DS-260 (the form for immigrants), the medical, the interview, and entry as a resident.",
        "Inside the United States it is adjustment of status: the I-485 with its medical, biometrics, permission to work and travel if you ask for them, and often an interview. Approval is at the officer’s discretion.",
        `Some residents start on a condition. A spouse whose marriage is ${recentMarriage.text}, and an EB-5 investor, receive a card for ${conditionalResidence.text} and must ask for the condition to be removed in its ${removalWindow.text}, on form I-751 or I-829.`,
        "Keep the residence. Live there, renew the card, and ask for a re-entry permit before a long stay abroad.",
        `Citizenship can follow: after ${citizenshipInGeneral.text} as a resident in general, after ${citizenshipWithCitizen.text} for those who live with the citizen they are married to. There is a test of English and civics, with exceptions.`,
      ],
    },
  ],
  checklist: [
    "My priority date and my country of birth, written on the first page of the file",
    "The chart that applies to me this month",
    "The date on which a condition has to be removed",
  ],
  links: [official.visaBulletin, official.processingTimes],
};
