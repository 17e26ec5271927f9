import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from "react";
import { onFirstUse } from "./first-use.ts";
import { doHeldActions } from "./held-actions.ts";
import { takePart, waitingMark } from "./waiting-parts.ts";
import { whenIdle } from "./when-idle.ts";

const againAfterMs = 5000;

/**
 * A part of a page that is in its HTML from the start, and whose script comes when somebody is near: most of what a
 * page says is below the first screen. It stands in `Nearby` with the same id; in a `Suspense` alone where it has that id itself and
 * no plain button.
 */
export function nearby<P extends object>(id: string, load: () => Promise<ComponentType<P>>) {
  return part(id, load, whenNear);
}

/** A part that is needed soon, also where the network has gone by then: it comes when the browser is idle. */
export function soon<P extends object>(id: string, load: () => Promise<ComponentType<P>>) {
  return part(id, load, () => new Promise<void>(whenIdle));
}

type Props = { id: string; className?: string; children: ReactNode };

export function Nearby({ id, className, children }: Props) {
  return (
    <div id={id} className={className} {...waitingMark}>
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
    const Part = await insist(load);
    return {
      default: (props: P) => (
        <Taken id={id}>
          <Part {...props} />
        </Taken>
      ),
    };
  });
}

/** Comes to life with the part in it. */
function Taken({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => {
    const part = document.getElementById(id);
    if (!part) return;
    takePart(part);
    doHeldActions(part);
  }, [id]);
  return children;
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
