import type { DeskAnswer } from "#contract/answers/answering.ts";
import { answererName } from "./words.ts";

type Reply = {
  /** When the lead was last changed, as the writer saw it at the beginning: ISO 8601, UTC, by the server's clock. */
  since: string;
  /** The writer's own email; nothing is said while it is not known. */
  own: string;
};

/** What colleagues have answered since the reply was begun, newest first. */
export function answeredMeanwhile(
  answers: readonly DeskAnswer[],
  { since, own }: Reply,
): DeskAnswer[] {
  if (own === "") return [];
  return answers.filter(({ at, staff }) => at > since && staff?.email !== own);
}

/** "Leela and Tom have answered meanwhile."; empty without answers. */
export function meanwhileText(answers: readonly Pick<DeskAnswer, "staff">[]): string {
  const names = [...new Set(answers.map(({ staff }) => answererName(staff)))];
  if (names.length === 0) return "";
  return `${list.format(names)} ${names.length === 1 ? "has" : "have"} answered meanwhile.`;
}

const list = new Intl.ListFormat("en-GB");

/** Where an answer stands in the page. */
export function answerPlace(id: string): string {
  return `answer-${id}`;
}
