import { ApiFailure } from "#app/api.ts";
import { openAnswer } from "#app/event-stream.ts";

/** Long enough for a browser to have taken it. */
const forgottenAfterMs = 60_000;

/** Saves what the API answers as a file of that name. @throws ApiFailure also when the answer breaks off */
export async function saveFile(path: string, name: string): Promise<void> {
  const answer = await openAnswer(path, { accept: "text/csv" });
  const blob = await answer.blob().catch(() => {
    throw new ApiFailure(0);
  });
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), forgottenAfterMs);
}
