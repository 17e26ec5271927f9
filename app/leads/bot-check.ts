import type { Challenge, Solution } from "altcha-lib/types";
import { api } from "#app/api.ts";
import { recaptchaToken } from "./recaptcha-token.ts";

/** For browsers that do not say when they are idle. */
const idleAfterMs = 2000;

let isDone = false;

/**
 * Runs the bot check once for a load of the site, when the page has nothing better to do. Gives the way to call it
 * off. Its result changes nothing for the visitor, and its errors are only logged. Source: SPEC.md §7 and §8.
 */
export function checkForBotWhenIdle(): () => void {
  if (isDone) return () => undefined;
  const check = () => {
    isDone = true;
    checkForBot().catch((error) => {
      // biome-ignore lint/suspicious/noConsole: SPEC.md §8 wants it logged, and here the console is the log.
      console.warn("Captcha error", error);
    });
  };
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(check, idleAfterMs);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(check);
  return () => cancelIdleCallback(callback);
}

async function checkForBot(): Promise<void> {
  const asked = await api.botChallenge<Challenge>();
  const token =
    asked.provider === "recaptcha"
      ? await recaptchaToken(asked.siteKey)
      : await solvedToken(asked.challenge);
  await api.verifyBotToken(token);
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
