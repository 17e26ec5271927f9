type Recaptcha = {
  ready: (run: () => void) => void;
  execute?: (siteKey: string, options: { action: string }) => Promise<string | null>;
};

const notReady = "executeRecaptcha not ready";

declare global {
  var grecaptcha: Recaptcha | undefined;
}

/** Asks Google, whose script is only loaded where the owner has set keys. Action and texts: SPEC.md §7 and §8. */
export async function recaptchaToken(siteKey: string): Promise<string> {
  await loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`);
  const { grecaptcha } = globalThis;
  if (!grecaptcha) throw new Error(notReady);
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  const token = await grecaptcha.execute?.(siteKey, { action: "homepage" });
  if (!token) throw new Error("Token is null");
  return token;
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(notReady));
    document.head.append(script);
  });
}
