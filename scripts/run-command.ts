import { keepFilesToOurselves } from "#server/config.ts";

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
    console.error(`✗ npm run ${name}: ${message || code}`);
    process.exitCode = 1;
  }
}
