import type { ComponentProps } from "react";
import { Link } from "react-router";
import { focusPlace } from "#app/ui/focus-place.ts";

type Props = Omit<ComponentProps<typeof Link>, "to" | "onClick"> & {
  /** The address of the page that both stand on: only a whole one is right in a page made at build time. */
  path: string;
  /** The place, which can hold the focus (tabIndex -1). */
  id: string;
};

/** A link down its own page. The way back leads to where it stood, and the keyboard goes on from the place. */
export function AnchorLink({ path, id, ...rest }: Props) {
  return <Link {...rest} to={`${path}#${id}`} onClick={() => focusPlace(id)} />;
}
