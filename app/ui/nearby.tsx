import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

/**
 * A part of a page that is in its HTML from the start, and whose script comes when somebody is near: most of what a
 * page says is below the first screen. It stands in `Nearby` with the same id.
 */
export function nearby<P extends object>(id: string, load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    await whenNear(id);
    return { default: await load() };
  });
}

export function Nearby({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id}>
      <Suspense>{children}</Suspense>
    </div>
  );
}

/** Within a screen's height of what is seen. Where it is empty its content is waited for, so at once. */
function whenNear(id: string): Promise<void> {
  const element = typeof document === "undefined" ? null : document.getElementById(id);
  if (!element?.childElementCount) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: "100% 0px" },
    );
    observer.observe(element);
  });
}
