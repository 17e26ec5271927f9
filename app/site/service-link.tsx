import { NavLink } from "react-router";
import { Words } from "#app/ui/words.tsx";
import type { services } from "#contract/services.ts";

/** One service in a list: what it is for, then its name. */
export function ServiceLink({ slug, name, purpose }: (typeof services)[number]) {
  return (
    <NavLink className="svc" to={`/${slug}`}>
      <i>{purpose}</i>
      <span>
        <Words text={name} />
      </span>
    </NavLink>
  );
}
