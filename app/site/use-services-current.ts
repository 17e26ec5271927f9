import { useLocation } from "react-router";
import { site } from "#content/site.ts";
import { services } from "#contract/services.ts";

/** What "Services" carries as aria-current: the visitor is on the overview or on one of the services. */
export function useServicesCurrent(): "true" | undefined {
  const { pathname } = useLocation();
  const isService = services.some(({ slug }) => pathname === `/${slug}`);
  return isService || pathname === site.services.path ? "true" : undefined;
}
