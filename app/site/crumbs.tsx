import { Link } from "react-router";
import { site } from "#content/site.ts";

type Props = {
  /** The pages between the home page and this one. */
  way?: readonly { name: string; path: string }[];
  /** This page. */
  here: string;
};

/** The way from the home page to this one. */
export function Crumbs({ way = [], here }: Props) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {[site.home, ...way].map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
