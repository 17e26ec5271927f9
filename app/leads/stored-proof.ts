import { tabStore } from "#app/ui/browser-store.ts";

const storedName = "proof";

/** What the bot check gave this browser, for the lead that may follow; empty without one. */
export function storedProof(): string {
  return tabStore.read(storedName) ?? "";
}

export function keepProof(proof: string): void {
  tabStore.write(storedName, proof);
}
