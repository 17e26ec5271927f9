/** What the browser keeps over its visits. */
export const browserStore = storeIn(() => localStorage);
/** What goes with the tab. */
export const tabStore = storeIn(() => sessionStorage);

/** A store that never throws: where it is forbidden or full, what is written lives as long as the page. */
function storeIn(storage: () => Storage) {
  const unstorable = new Map<string, string>();

  function tried<Result>(act: (stored: Storage) => Result): Result | undefined {
    try {
      // Where storage is forbidden, its name alone throws.
      return act(storage());
    } catch {
      return undefined;
    }
  }

  const store = {
    /** Undefined: nothing is kept under that name. */
    read: (name: string): string | undefined =>
      unstorable.get(name) ?? tried((stored) => stored.getItem(name)) ?? undefined,

    /** Undefined: nothing, or what somebody else has written. */
    readJson(name: string): unknown {
      try {
        return JSON.parse(store.read(name) ?? "");
      } catch {
        return undefined;
      }
    },

    write(name: string, text: string): void {
      unstorable.set(name, text);
      tried((stored) => {
        stored.setItem(name, text);
        unstorable.delete(name);
      });
    },

    writeJson: (name: string, value: unknown): void => store.write(name, JSON.stringify(value)),

    remove(name: string): void {
      unstorable.delete(name);
      tried((stored) => stored.removeItem(name));
    },

    /** Whether what was written there outlives the page. */
    isStored: (name: string): boolean => !unstorable.has(name),

    names: (): string[] => [
      ...unstorable.keys(),
      ...(tried((stored) => Object.keys(stored)) ?? []),
    ],
  };
  return store;
}
