import { Button } from "#app/ui/button.tsx";

/** A way on; without one it stays focusable, so that the focus is not lost with the last press. */
export function PagerStep({ name, onGo }: { name: string; onGo?: (() => void) | undefined }) {
  return (
    <Button variant="line" size="sm" aria-disabled={!onGo} onClick={onGo}>
      {name}
    </Button>
  );
}
