import type { Challenge, Solution } from "altcha-lib/types";
import { api } from "#app/api.ts";
import { recaptchaToken } from "./recaptcha-token.ts";
import { keepProof } from "./stored-proof.ts";

/** Asks the server for its question, answers it, and has the answer checked. @throws ApiFailure or Error */
export async function checkForBot(): Promise<void> {
  const asked = await api.botChallenge<Challenge>();
  const token =
    asked.provider === "recaptcha"
      ? await recaptchaToken(asked.siteKey)
      : await solvedToken(asked.challenge);
  const { proof } = await api.verifyBotToken(token);
  if (proof) keepProof(proof);
}

async function solvedToken(challenge: Challenge): Promise<string> {
  const solution = await solve(challenge);
  if (!solution) throw new Error("Token is null");
  return btoa(JSON.stringify({ challenge, solution }));
}

function solve(challenge: Challenge): Promise<Solution | null> {
  const worker = new Worker(new URL("./proof-of-work.worker.ts", import.meta.url), {
    type: "module",
  });
  return new Promise<Solution | null>((resolve, reject) => {
    worker.onmessage = ({ data }) => (data?.error ? reject(data.error) : resolve(data));
    worker.onerror = () => reject(new Error("The worker did not start"));
    worker.postMessage({ type: "work", challenge });
  }).finally(() => worker.terminate());
}
