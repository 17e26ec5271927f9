const storedName = "newsletter";
/** Where storage is forbidden, the answer lives as long as the page. */
let isAnsweredHere = false;

/** The popup was closed, or somebody subscribed: from now on it comes only when it is asked for. */
export function rememberAnswer() {
  isAnsweredHere = true;
  try {
    localStorage.setItem(storedName, "answered");
  } catch {
    // As said above.
  }
}

export function isAnswered(): boolean {
  try {
    return isAnsweredHere || localStorage.getItem(storedName) !== null;
  } catch {
    return isAnsweredHere;
  }
}
