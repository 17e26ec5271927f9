import type { ComponentProps } from "react";
import { Link } from "react-router";

/** Opens the enquiry dialog; without JavaScript it leads to the same form on a page of its own. */
export function EnquiryLink(props: Omit<ComponentProps<typeof Link>, "to">) {
  return <Link {...props} to="/enquiry" />;
}
