import { serviceNames } from "#contract/services.ts";

/** In the site's one order of services, and then by name what is none of them any more. Source: DECISIONS.md "Routes". */
export function inOrder(categories: readonly string[]): string[] {
  const known = serviceNames.filter((name) => categories.includes(name));
  return [...new Set([...known, ...categories])];
}
