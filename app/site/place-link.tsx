import { NavLink, type NavLinkProps } from "react-router";

/** A link to a place of the site. The router would write an empty class to each. */
export const PlaceLink = (props: NavLinkProps) => <NavLink className={noClass} {...props} />;

const noClass = () => undefined;
