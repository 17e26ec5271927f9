/** A reason why a backup, a restore or a move did not happen, in words for the person at the terminal. */
export class BackupProblem extends Error {}
