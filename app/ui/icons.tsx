import { IconSheet } from "./icon-sheet.tsx";

const load = () => import("./icons.svg?raw");
const sheet = import.meta.env.SSR ? (await load()).default : "";

/** For every page. */
export function Icons() {
  return <IconSheet sheet={sheet} load={load} />;
}
