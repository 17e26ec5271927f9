import { type ComponentType, type ReactNode, Suspense, use, useEffect, useState } from "react";
import { onFirstUse } from "./first-use.ts";
import { doHeldActions } from "./held-actions.ts";
import { takePart, waitingMark } from "./waiting-parts.ts";
import { whenIdle } from "./when-idle.ts";

const againAfterMs = 5000;

type Load<P> = () => Promise<ComponentType<P>>;

/**
 * A part of a page that is in its HTML from the start, and whose script comes when somebody is near: most of what a
 * page says is below the first screen. It stands in `Nearby` with the same id; where it has that id itself and no plain
 * button, in a `Suspense`.
 */
export function nearby<P extends object>(id: string, load: Load<P>) {
  return part(id, load, whenNear);
}

/** A part that is needed soon, also where the network has gone by then: it comes when the browser is idle. */
export function soon<P extends object>(id: string, load: Load<P>) {
  return part(id, load, () => new Promise<void>(whenIdle));
}

type Props = { id: string; className?: string; children: ReactNode };

/** Whether React has taken over the page that the server made; from then on pages are made here. */
let isTakenOver = false;
if (typeof window !== "undefined") {
  addEventListener("hydrated", () => {
    isTakenOver = true;
  });
}

/**
 * In a page of the server its part may come later; a page made here is shown when all of it is there. What is drawn
 * anew often must not draw its `Nearby` with it: React would take a part away that has not come yet.
 */
export function Nearby({ id, className, children }: Props) {
  const [mayComeLater] = useState(!isTakenOver);
  return (
    <div id={id} className={className} {...waitingMark}>
      {mayComeLater ? <Suspense>{children}</Suspense> : children}
    </div>
  );
}

function part<P extends object>(
  id: string,
  load: Load<P>,
  moment: (element: HTMLElement) => Promise<void>,
) {
  let Loaded: ComponentType<P> | undefined;
  let coming: Promise<void> | undefined;
  // Its page is made here, perhaps soon, and will wait for all its parts; what has come by then is drawn without another start.
  if (isTakenOver) {
    load().then(
      (loaded) => {
        Loaded = loaded;
      },
      () => undefined,
    );
  }

  /** Where the part is not in the page yet, its content is waited for: then it comes at once. */
  async function come() {
    const element = typeof document === "undefined" ? null : document.getElementById(id);
    if (element?.childElementCount) await moment(element);
    Loaded = await insist(load);
  }
  return (props: P) => {
    if (!Loaded) {
      coming ??= come();
      use(coming);
    }
    return (
      Loaded && (
        <Taken id={id}>
          <Loaded {...props} />
        </Taken>
      )
    );
  };
}

/** Comes to life with the part in it. */
function Taken({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    takePart(element);
    doHeldActions(element);
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
