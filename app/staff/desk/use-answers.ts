import { useCallback, useEffect } from "react";
import { useLoaded } from "#app/staff/use-loaded.ts";
import type { DeskAnswer } from "#contract/answers/answering.ts";
import { answerApi } from "./answer-api.ts";

const lookAgainMs = 5_000;
const none: readonly DeskAnswer[] = [];

/** The answers to a lead, anew with each of its versions, and while a mail of theirs is on its way. */
export function useAnswers(id: string, version: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version may have another answer
  const load = useCallback(() => answerApi.answers(id), [id, version]);
  const {
    value: answers = none,
    failure,
    reload,
  } = useLoaded<readonly DeskAnswer[]>(load, "The answers could not be loaded.");

  const isUnderWay = answers.some(({ mail }) => mail?.state === "waiting");
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void reload(), lookAgainMs);
    return () => clearInterval(timer);
  }, [isUnderWay, reload]);
  // What was seen before stays beside a look that fails.
  return { answers, failure: answers.length === 0 ? failure : undefined, reload };
}
export type Answers = ReturnType<typeof useAnswers>;
