import { keepFilesToOurselves } from "#server/config.ts";

const giveIt = "Give it to the user that runs this (chown), or copy it as that user.";

/** Runs one of npm's commands that write into DATA_DIR. Where it fails, one line says why. */
export async function runCommand(
  name: string,
  work: (words: string[]) => Promise<void>,
): Promise<void> {
  try {
    keepFilesToOurselves();
    await work(process.argv.slice(2));
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const next = code === "EACCES" ? `. ${giveIt}` : "";
    console.error(`✗ npm run ${name}: ${message || code}${next}`);
    process.exitCode = 1;
  }
}
