import type { ComponentProps, MouseEvent } from "react";
import { Link } from "react-router";
import { opensElsewhere } from "#app/ui/opens-elsewhere.ts";
import { formPages } from "#contract/counted-forms.ts";
import { useOpenEnquiry } from "./enquiry-dialog.tsx";

/** Opens the enquiry dialog; without JavaScript it leads to the same form on a page of its own. */
export function EnquiryLink({ onClick, ...props }: Omit<ComponentProps<typeof Link>, "to">) {
  const openEnquiry = useOpenEnquiry();

  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!openEnquiry || opensElsewhere(event)) return;
    event.preventDefault();
    // As a page of its own: what this one could not load it may never ask for again.
    openEnquiry().catch(() => location.assign(formPages.enquiry));
  }

  return <Link {...props} to={formPages.enquiry} onClick={open} discover="none" />;
}
