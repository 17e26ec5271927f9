import type { KyselyPlugin } from "kysely";

/** Does something when the lead has been listed, before anything follows from that. */
export function onceListed(id: string, act: () => Promise<unknown>): KyselyPlugin {
  let isDone = false;
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isDone || !result.rows.some((row) => row.id === id)) return result;
      isDone = true;
      await act();
      return result;
    },
  };
}
