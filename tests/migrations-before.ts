import type { Migration } from "kysely/migration";
import { migrationNames } from "#server/database/migrate.ts";

/** The product's migrations before that one. */
export async function migrationsBefore(number: string): Promise<Record<string, Migration>> {
  const names = migrationNames.filter((name) => name < number);
  const loaded = names.map(
    async (name) => [name, await import(`#server/database/migrations/${name}.ts`)] as const,
  );
  return Object.fromEntries(await Promise.all(loaded));
}
