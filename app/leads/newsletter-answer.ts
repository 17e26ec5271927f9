import { browserStore } from "#app/ui/browser-store.ts";

const storedName = "newsletter";

/** The popup was closed, or somebody has subscribed or opened its own pages: from now on it comes only when it is asked for. */
export function rememberAnswer() {
  browserStore.write(storedName, "answered");
}

export function isAnswered(): boolean {
  return browserStore.read(storedName) !== undefined;
}
