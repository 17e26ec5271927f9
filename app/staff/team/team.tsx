import type { ReactNode } from "react";
import { Link } from "react-router";
import { api } from "#app/staff/staff-api.ts";
import { auditKinds } from "#contract/audit.ts";
import { sectionPath } from "#contract/staff-paths.ts";
import { Log } from "./log.tsx";
import { People } from "./people.tsx";
import { teamApi } from "./team-api.ts";

const sides = { people: "People", log: "Log" } as const;
type Side = keyof typeof sides;

/** The side that the address names. @throws ApiFailure */
export async function loadTeam(address: URLSearchParams): Promise<ReactNode> {
  if (address.get("side") !== "log") {
    const [team, me] = await Promise.all([teamApi.team(), api.whoami()]);
    return (
      <>
        <Sides current="people" />
        <People team={team} ownId={me.id} />
      </>
    );
  }
  const asked = {
    staff: address.get("who") ?? "",
    what: auditKinds.find((kind) => kind === address.get("what")) ?? ("" as const),
  };
  const [team, page] = await Promise.all([teamApi.team(), teamApi.log(asked)]);
  return (
    <>
      <Sides current="log" />
      <Log asked={asked} team={team} first={page} />
    </>
  );
}

function Sides({ current }: { current: Side }) {
  return (
    <nav className="sides" aria-label="Sides of Team">
      {Object.entries(sides).map(([side, name]) => (
        <Link
          key={side}
          to={`${sectionPath("team")}${side === "log" ? "&side=log" : ""}`}
          aria-current={side === current ? "page" : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
