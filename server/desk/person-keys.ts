/** By what a person is known again. */
export type PersonKey = { kind: "email" | "phone"; key: string };
export type PersonKeys = readonly [PersonKey, ...PersonKey[]];

/** What people type into a field that they do not want to fill: no sign that two of them are one. */
const noNumber = /^(\d)\1{9}$|^1234567890$|^0123456789$/;

/** The address in lower case, and the ten digits. */
export function personKeys({ email, phone }: { email: string; phone: string }): PersonKeys {
  const address: PersonKey = { kind: "email", key: email.toLowerCase() };
  const isNumber = /^\d{10}$/.test(phone) && !noNumber.test(phone);
  return isNumber ? [address, { kind: "phone", key: phone }] : [address];
}

/** The leads by persons: leads that share a key are of one, also over others. In the order of their first leads. */
export function groupByPerson<Lead extends { keys: readonly PersonKey[] }>(
  leads: readonly Lead[],
): Lead[][] {
  /** Of each lead the place of another one of the same group, or its own. */
  const parents = leads.map((_, place) => place);
  const rootOf = (place: number): number => {
    let root = place;
    for (let next = parents[root]; next !== undefined && next !== root; next = parents[root]) {
      // Halves the way for whoever looks next.
      parents[root] = parents[next] ?? next;
      root = next;
    }
    return root;
  };
  const firstWith = new Map<string, number>();
  for (const [place, { keys }] of leads.entries()) {
    for (const { kind, key } of keys) {
      const known = firstWith.get(`${kind} ${key}`);
      if (known === undefined) firstWith.set(`${kind} ${key}`, place);
      else parents[rootOf(place)] = rootOf(known);
    }
  }
  const groups = Map.groupBy(leads.entries(), ([place]) => rootOf(place));
  return [...groups.values()].map((group) => group.map(([, lead]) => lead));
}
