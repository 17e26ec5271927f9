import { useLocation, useNavigation } from "react-router";

/**
 * The search of the address that is on its way, or of this one: what is chosen quickly, one after the other, adds up.
 * `isLeaving`: what is on its way is another section.
 */
export function useComingSearch(): { coming: URLSearchParams; isLeaving: boolean } {
  const here = useLocation();
  const { location = here } = useNavigation();
  const shown = new URLSearchParams(here.search);
  const next = new URLSearchParams(location.search);
  const isLeaving =
    location.pathname !== here.pathname || next.get("section") !== shown.get("section");
  return { coming: isLeaving ? shown : next, isLeaving };
}
