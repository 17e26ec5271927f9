import { whenIdle } from "#app/ui/when-idle.ts";

let isDone = false;

/**
 * Runs the bot check once for a load of the site, when the page has nothing better to do. Gives the way to call it
 * off. Its result changes nothing for the visitor, and its errors are only logged. Source: SPEC.md §7 and §8.
 */
export function checkForBotWhenIdle(): () => void {
  if (isDone) return () => undefined;
  const check = () => {
    isDone = true;
    runCheck().catch((error) => {
      // biome-ignore lint/suspicious/noConsole: SPEC.md §8 wants it logged, and here the console is the log.
      console.warn("Captcha error", error);
    });
  };
  return whenIdle(check);
}

async function runCheck(): Promise<void> {
  const { checkForBot } = await import("./bot-proof.ts");
  await checkForBot();
}
