import type { ReactNode } from "react";
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
