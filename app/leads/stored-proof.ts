const storedName = "proof";
/** Where storage is forbidden, it lives as long as the page. */
let here = "";

/** What the bot check gave this browser, for the lead that may follow; empty without one. */
export function storedProof(): string {
  try {
    return sessionStorage.getItem(storedName) ?? here;
  } catch {
    return here;
  }
}

export function keepProof(proof: string): void {
  here = proof;
  try {
    sessionStorage.setItem(storedName, proof);
  } catch {
    // As said above.
  }
}
