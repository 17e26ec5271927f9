import { toastSuccess, toastWarning } from "#app/ui/toast.ts";
import { failureText } from "./failure-text.ts";

type Words = { done: string; otherwise: string };

/** Does it and says so, or says why it could not be done; `otherwise` where the server does not say. Gives whether it was done. */
export async function told(
  work: () => Promise<unknown>,
  { done, otherwise }: Words,
): Promise<boolean> {
  try {
    await work();
    void toastSuccess(done);
    return true;
  } catch (failure) {
    void toastWarning(failureText(failure, otherwise));
    return false;
  }
}
