import pg from "pg";

/** The address of another database of the same server. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = name;
  return address.href;
}

/** Over a connection of its own, outside of any transaction. */
export async function onServer(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
