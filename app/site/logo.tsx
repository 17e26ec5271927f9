import { Link } from "react-router";
import { brand } from "#content/brand.ts";

/** A globe shaded by its meridians, the lit limb in gold. Its colours are the style sheet's. */
export function Logo() {
  const [first, second] = brand.nameParts;
  return (
    <Link className="logo" to="/" aria-label={`${brand.name}, home`}>
      <svg width="36" height="36" viewBox="0 0 64 64" fill="none" aria-hidden="true">
        <path
          stroke="currentColor"
          strokeWidth="2.6"
          d="M32 4A28 28 0 0 0 32 60M32 4A26.3 28 0 0 0 32 60M32 4A21.5 28 0 0 0 32 60M32 4A14.2 28 0 0 0 32 60M32 4A5 28 0 0 0 32 60"
        />
        <path
          className="logo__limb"
          strokeWidth="3.51"
          strokeLinecap="round"
          d="M32 4A28 28 0 0 1 32 60"
        />
      </svg>
      <span>
        {first}
        <b>{second}</b>
      </span>
    </Link>
  );
}
