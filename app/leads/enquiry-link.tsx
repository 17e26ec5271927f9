import type { ComponentProps, MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import { opensElsewhere } from "#app/ui/opens-elsewhere.ts";
import { useOpenEnquiry } from "./enquiry-dialog.tsx";

const enquiryPath = "/enquiry";

/** Opens the enquiry dialog; without JavaScript it leads to the same form on a page of its own. */
export function EnquiryLink({ onClick, ...props }: Omit<ComponentProps<typeof Link>, "to">) {
  const openEnquiry = useOpenEnquiry();
  const navigate = useNavigate();

  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!openEnquiry || opensElsewhere(event)) return;
    event.preventDefault();
    openEnquiry().catch(() => navigate(enquiryPath));
  }

  return <Link {...props} to={enquiryPath} onClick={open} discover="none" />;
}
