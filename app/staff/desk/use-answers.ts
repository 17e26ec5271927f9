import { useCallback, useEffect, useState } from "react";
import { ApiFailure } from "#app/api.ts";
import type { DeskAnswer } from "#contract/answering.ts";
import { answerApi } from "./answer-api.ts";

const lookAgainMs = 5_000;

type Loaded = { id: string; answers: readonly DeskAnswer[]; failure: boolean };

/** The answers to a lead, anew with each of its versions, and while a mail of theirs is on its way. */
export function useAnswers(id: string, version: number) {
  const [loaded, setLoaded] = useState<Loaded>({ id, answers: [], failure: false });

  const reload = useCallback(async () => {
    try {
      setLoaded({ id, answers: await answerApi.answers(id), failure: false });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setLoaded((before) => ({
        ...before,
        failure: before.id !== id || before.answers.length === 0,
      }));
    }
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version may have another answer
  useEffect(() => void reload(), [reload, version]);

  const { answers, failure } = loaded.id === id ? loaded : { answers: [], failure: loaded.failure };
  const isUnderWay = answers.some(({ mail }) => mail?.state === "waiting");
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void reload(), lookAgainMs);
    return () => clearInterval(timer);
  }, [isUnderWay, reload]);
  return { answers, failure, reload };
}
export type Answers = ReturnType<typeof useAnswers>;
