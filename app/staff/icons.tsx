import { IconSheet } from "#app/ui/icon-sheet.tsx";

const load = () => import("./icons.svg?raw");
const sheet = import.meta.env.SSR ? (await load()).default : "";

/** What only the staff's pages show. */
export function StaffIcons() {
  return <IconSheet sheet={sheet} load={load} />;
}
