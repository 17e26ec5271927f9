import { useLocation, useNavigation } from "react-router";

/** The search of the address that is on its way, or of this one: what is chosen quickly, one after the other, adds up. */
export function useComingSearch(): URLSearchParams {
  const here = useLocation();
  const { location = here } = useNavigation();
  return new URLSearchParams((location.pathname === here.pathname ? location : here).search);
}
