import type { DeskAnswer } from "#contract/answers/answering.ts";
import { atTheDesk } from "./desk.ts";
import type { TestApp } from "./kit.ts";

/** A reply as staff write it. */
export const words = {
  subject: "Changing employers",
  text: "Dear Anjali,\n\nyes, you can. Bring <both> letters & call us.\n\nPriya",
};

/** A lead as staff open it, with its history. */
export const opened = async (app: TestApp, id: string) =>
  (await (await atTheDesk(app)).open(id)).data;

/** What was answered to a lead, newest first. */
export const answersOf = async (app: TestApp, id: string) =>
  (await app.asStaff().get<DeskAnswer[]>(`/api/desk/leads/${id}/answers`)).data;

/** Staff's word that a lead was answered. Gives the answer's id. */
export async function sayAnswered(app: TestApp, id: string, way = "phone"): Promise<string> {
  const answer = await app.asStaff().post<DeskAnswer>(`/api/desk/leads/${id}/answers`, { way });
  if (answer.status !== 201) throw new Error(`The answer was refused: ${answer.text}`);
  return answer.data.id;
}
