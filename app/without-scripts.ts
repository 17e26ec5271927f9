/** The handle of a page that needs no script files: app/root.tsx leaves them out of it. */
export const withoutScripts = "without scripts";
