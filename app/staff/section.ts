import type { ReactNode } from "react";
import { ApiFailure } from "#app/api.ts";
import type { IconName } from "#app/ui/icon.tsx";

/** One entry of the admin menu. */
export type Section = {
  /** Stands in the address: /admin/dashboard?section=enquiry. */
  id: string;
  title: string;
  intro: string;
  icon: IconName;
  /** What staff can do here, beside the heading. */
  action?: ReactNode;
  /**
   * Fetches what the section shows, and gives it ready to show. The address may say what part of it.
   * @throws ApiFailure
   */
  load: (address: URLSearchParams) => Promise<ReactNode>;
};

/** Also said after an update: the files of the site's older version are gone. */
const lostText =
  "This part could not be loaded. If that stays so, reload the page: there may be a newer one.";

let hasFailed = false;

/**
 * A section's code comes when it is first opened; what fails then is told like a list that fails. `asked` is the address
 * that it belongs to, if another than the page's.
 * @throws ApiFailure
 */
export async function arrived<Module>(
  code: Promise<Module>,
  asked?: URLSearchParams,
): Promise<Module> {
  try {
    return await code;
  } catch {
    // A browser does not ask again for a script that it could not have; a new page does.
    if (hasFailed && navigator.onLine) location.search = `${asked ?? location.search}`;
    hasFailed = true;
    throw new ApiFailure(0, lostText);
  }
}
