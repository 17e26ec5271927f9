import { Drawn } from "#app/ui/drawn.tsx";

const load = () => import("./icons.svg?raw");
const sheet = import.meta.env.SSR ? (await load()).default : "";

/** What only the staff's pages show. */
export function StaffIcons() {
  return <Drawn hidden html={sheet} load={load} />;
}
