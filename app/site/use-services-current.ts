import { useLocation } from "react-router";
import { site } from "#content/site.ts";
import { services } from "#contract/services.ts";

/** What "Services" carries as aria-current: the visitor is on the overview or on one of the services. */
export function useServicesCurrent(): "true" | undefined {
  // The build asks for its pages with a slash at the end.
  const pathname = useLocation().pathname.replace(/\/$/, "");
  const isService = services.some(({ slug }) => pathname === `/${slug}`);
  return isService || pathname === site.services.path ? "true" : undefined;
}
