/** The style sheets that a page names, as paths in the client build. */
export function styleSheets(html: string): string[] {
  return unique(html.match(/\/assets\/[\w.-]+\.css/g));
}

type Manifest = {
  entry: { module: string };
  routes: Record<string, { parentId?: string; module: string }>;
};

/** What React Router's manifest, a script of the client build, names for each of its routes and the routes around it. */
export function routeModules(manifest: string): { route: string; modules: string[] }[] {
  const { entry, routes }: Manifest = JSON.parse(
    manifest.slice(manifest.indexOf("{"), manifest.lastIndexOf("}") + 1),
  );
  const chain = (id: string | undefined): string[] => {
    const found = id === undefined ? undefined : routes[id];
    return found ? [...chain(found.parentId), found.module] : [];
  };
  return Object.keys(routes).map((route) => ({ route, modules: [entry.module, ...chain(route)] }));
}

/**
 * The scripts that are loaded with some of the client build, and what they import in turn. What is imported later, on
 * demand, is left out. `read` gives a file of the client build.
 */
export function withImports(scripts: string[], read: (path: string) => string): string[] {
  const found = new Set(scripts);
  // A set also hands out what is added while it is walked through.
  for (const path of found) {
    for (const name of staticImports(read(path))) found.add(`/assets/${name}`);
  }
  return [...found];
}

function staticImports(script: string): string[] {
  return Array.from(script.matchAll(/\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)).map(
    ([, name = ""]) => name,
  );
}

function unique(found: RegExpMatchArray | null): string[] {
  return [...new Set(found ?? [])];
}
