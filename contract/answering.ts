import * as v from "valibot";
import { type Office, offices } from "./desk.ts";
import { lengthMax } from "./lengths.ts";
import { form, required } from "./validate.ts";

/** How a lead was answered. A mail is sent from the desk; of the others staff say that they happened. */
export const answerWays = ["mail", "phone", "chat", "elsewhere"] as const;
export type AnswerWay = (typeof answerWays)[number];

const wayText = "way must be phone, chat or elsewhere.";
/** Staff say that they answered outside the desk; a mail says so itself. */
export const answeredInput = form({
  way: v.pipe(v.string(wayText), v.picklist(["phone", "chat", "elsewhere"], wayText)),
});
export type AnsweredInput = v.InferOutput<typeof answeredInput>;

const officeText = `office must be ${offices.join(" or ")}.`;
/** To the other office, with a note for it. Fields stand in the order of their checks. */
export const handOverInput = form({
  office: v.pipe(v.string(officeText), v.picklist(offices, officeText)),
  note: required("Write what the other office needs to know.", "The note", lengthMax.text),
});
export type HandOverInput = v.InferOutput<typeof handOverInput>;

/** As people call the offices. */
export const officeNames: Readonly<Record<Office, string>> = { austin: "Austin", kochi: "Kochi" };
