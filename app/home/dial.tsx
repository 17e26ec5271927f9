import { Drawn } from "#app/ui/drawn.tsx";

const load = () => import("./dial.html?raw");
const drawing = import.meta.env.SSR ? (await load()).default : "";

/** The world in a ring of 360 degrees: 4 KB (brotli), in the page itself, whose colours it has. */
export function Dial({ className }: { className: string }) {
  return <Drawn className={`dial ${className}`} aria-hidden="true" html={drawing} load={load} />;
}
