import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { onFirstUse } from "./first-use.ts";

const againAfterMs = 5000;

/**
 * A part of a page that is in its HTML from the start, and whose script comes when somebody is near: most of what a
 * page says is below the first screen. It stands in `Nearby` with the same id, or in a `Suspense` where the part itself
 * has the id.
 */
export function nearby<P extends object>(id: string, load: () => Promise<ComponentType<P>>) {
  return part(id, load, whenNear);
}

/**
 * A part that works without its script, such as a form that posts: it comes at the first touch, key or focus, or at
 * once where `isDue` says so.
 */
export function onceUsed<P extends object>(
  id: string,
  load: () => Promise<ComponentType<P>>,
  isDue = () => false,
) {
  return part(id, load, () => (isDue() ? Promise.resolve() : new Promise<void>(onFirstUse)));
}

export function Nearby({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id}>
      <Suspense>{children}</Suspense>
    </div>
  );
}

/** Where the part is not in the page yet, its content is waited for: then it comes at once. */
function part<P extends object>(
  id: string,
  load: () => Promise<ComponentType<P>>,
  moment: (element: HTMLElement) => Promise<void>,
) {
  return lazy(async () => {
    const element = typeof document === "undefined" ? null : document.getElementById(id);
    if (element?.childElementCount) await moment(element);
    return { default: await insist(load) };
  });
}

/** Within a screen's height of what is seen; and at the first use, since a change of page waits for all its parts. */
function whenNear(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    let forget = () => {};
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      rootMargin: "100% 0px",
    });
    observer.observe(element);
    forget = onFirstUse(near);
    function near() {
      forget();
      observer.disconnect();
      resolve();
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
