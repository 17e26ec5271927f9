import type { ReactNode } from "react";
import { ApiFailure } from "#app/api.ts";
import type { IconName } from "#app/ui/icon.tsx";

/** One entry of the admin menu. */
export type Section = {
  /** Stands in the address: /admin/dashboard?section=enquiry. Mails link there. */
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

export function sectionPath(id: string): string {
  return `/admin/dashboard?section=${id}`;
}

/** A section's code comes when it is first opened; a network that fails then is told like one that fails a list. */
export async function arrived<Module>(code: Promise<Module>): Promise<Module> {
  try {
    return await code;
  } catch {
    throw new ApiFailure(0);
  }
}
