import type { Look } from "./looks.ts";

const files = import.meta.glob<string>("../art/rosette-*.svg", { eager: true, import: "default" });

/** The file of a drawing that rosettes.css knows by its letter or name. */
export function rosetteFile(name: Look["rosette"]): string {
  const file = files[`../art/rosette-${name}.svg`];
  if (!file) throw new Error(`There is no rosette ${name}`);
  return file;
}
