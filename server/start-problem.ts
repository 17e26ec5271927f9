import { ConfigError } from "./config.ts";
import type { DatabaseAddress } from "./database/connect.ts";

/** By PostgreSQL: who may not log in, and a database that is not there. */
const refused = /^(28|3D)/;

/** One line that says what to change. */
export function startProblem(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (["EACCES", "EROFS", "ENOTDIR"].includes(code))
    return `DATA_DIR can not be written (${message}).`;
  return message;
}

/** Of what PostgreSQL, or the way to it, says at the first question. */
export function connectionProblem(error: unknown): ConfigError {
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"].includes(code))
    return new ConfigError(`DATABASE_URL leads to no database that answers (${code}).`);
  if (refused.test(code))
    return new ConfigError(`DATABASE_URL is refused by its database (${message}).`);
  return new ConfigError(`DATABASE_URL leads to no database that can be used (${message}).`);
}

/** Of what SQLite says of its file, which it does not name; anything else as it is. */
export function sqliteProblem(error: unknown, { sqliteFile }: DatabaseAddress): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== "ERR_SQLITE_ERROR") return error;
  return new ConfigError(
    `DATA_DIR has a database that can not be used (${sqliteFile}: ${message}).`,
  );
}
