import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./databases.ts";
import { migrateAt } from "./migrate-at.ts";
import { databaseAt, onServer } from "./postgres-command.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL where tests may create databases; not provided where the suite runs on SQLite. */
    postgres?: {
      url: string;
      /** How the names of this run's databases begin: they are dropped at its end. */
      prefix: string;
      /** The name of one with empty tables, to be a template of others. */
      migrated: string;
    };
  }
}

/** Gives the suite a real PostgreSQL: the one of TEST_DATABASE_URL, else one of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const own = process.env.TEST_DATABASE_URL ? undefined : await startPostgres({ isDurable: false });
  const url = own?.url ?? process.env.TEST_DATABASE_URL ?? "";
  const prefix = `test_${randomBytes(6).toString("hex")}`;
  const migrated = `${prefix}_migrated`;
  await onServer(url, `create database ${migrated}`);
  await migrateAt({ databaseUrl: databaseAt(url, migrated), sqliteFile: "" });
  project.provide("postgres", { url, prefix, migrated });
  return async () => {
    if (own) await own.remove();
    else await dropAll(url, prefix);
  };
}

async function dropAll(url: string, prefix: string): Promise<void> {
  const names = await onServer(
    url,
    `select datname from pg_database where starts_with(datname, '${prefix}')`,
  );
  for (const { datname } of names) await onServer(url, `drop database ${datname} with (force)`);
}
