import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

const againAfterMs = 5000;

/**
 * A part of a page that is in its HTML from the start, and whose script comes when somebody is near: most of what a
 * page says is below the first screen. It stands in `Nearby` with the same id.
 */
export function nearby<P extends object>(id: string, load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    await whenNear(id);
    return { default: await insist(load) };
  });
}

export function Nearby({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id}>
      <Suspense>{children}</Suspense>
    </div>
  );
}

/**
 * Within a screen's height of what is seen, or at the first touch, key or focus: a change of the page waits for all its
 * parts. Where the part is empty its content is waited for, so at once.
 */
function whenNear(id: string): Promise<void> {
  const element = typeof document === "undefined" ? null : document.getElementById(id);
  if (!element?.childElementCount) return Promise.resolve();
  return new Promise((resolve) => {
    const done = new AbortController();
    const near = () => {
      done.abort();
      observer.disconnect();
      resolve();
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      rootMargin: "100% 0px",
    });
    observer.observe(element);
    for (const sign of ["pointerdown", "keydown", "focusin"]) {
      addEventListener(sign, near, { capture: true, passive: true, signal: done.signal });
    }
  });
}

/** The part stands there and is read without its script, so a network that fails is no reason to take it away. */
async function insist<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, againAfterMs));
    }
  }
}
