import { useMatches } from "react-router";

/** What "Services" carries as aria-current: the visitor is on the overview or on one of the services (app/routes.ts). */
export function useServicesCurrent(): "true" | undefined {
  const isThere = useMatches().some(
    ({ id }) => id === "pages/services" || id.startsWith("service/"),
  );
  return isThere ? "true" : undefined;
}
