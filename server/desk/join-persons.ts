import { groupByPerson, type PersonKey } from "./person-keys.ts";

type Keys = readonly PersonKey[];

/** A key and whose it is. */
export type OwnedKey = PersonKey & { person_id: string };

/** Leads that are of one person. */
type Joined = {
  id: string;
  /** Else it is somebody new, of that id. */
  isKnown: boolean;
  /** Persons that were known apart, and are the same one. */
  others: string[];
  /** The leads, by their places. */
  places: number[];
  /** By which nobody was known before, each once. */
  newKeys: PersonKey[];
};

/**
 * Groups leads by the person who sent them. `known`: whose their keys are so far, the oldest person's first. Persons who
 * turn out to be one become the oldest of them.
 */
export function joinPersons(
  leads: readonly Keys[],
  known: readonly OwnedKey[],
  newId: () => string,
): Joined[] {
  const persons = Map.groupBy(known, ({ person_id }) => person_id);
  const groups = groupByPerson([
    ...[...persons].map(([person, keys]) => ({ person, keys, place: undefined })),
    ...leads.map((keys, place) => ({ person: undefined, keys, place })),
  ]);
  const isNobodys = new Map(leads.flat().map((one) => [textOf(one), one]));
  for (const one of known) isNobodys.delete(textOf(one));
  return groups.map((group) => {
    const [person, ...others] = group.flatMap((one) => one.person ?? []);
    const places = group.flatMap(({ place }) => place ?? []);
    const keys = new Set(group.flatMap((one) => one.keys).map(textOf));
    const newKeys = [...keys].flatMap((text) => isNobodys.get(text) ?? []);
    return { id: person ?? newId(), isKnown: person !== undefined, others, places, newKeys };
  });
}

function textOf({ kind, key }: PersonKey): string {
  return `${kind} ${key}`;
}
