import { Drawn } from "./drawn.tsx";

const load = () => import("./icons.svg?raw");
const sheet = import.meta.env.SSR ? (await load()).default : "";

/** The drawings that icons take, for every page: no icon is missing at the first paint. */
export function Icons() {
  return <Drawn hidden html={sheet} load={load} />;
}
