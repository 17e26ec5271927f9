/** A reason why a backup or a restore did not happen, in words for the person at the terminal. */
export class BackupProblem extends Error {}
