import { type ComponentType, type RefObject, useEffect, useState } from "react";
import { whenIdleOrNear } from "./when-idle-or-near.ts";

/**
 * A part that its page is whole without. It is loaded when the page has nothing better to do, or when `box` comes near,
 * and is undefined until then; for good where it cannot be loaded. `load` must stay the same function.
 */
export function useLatePart<P>(
  box: RefObject<HTMLElement | null>,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | undefined {
  const [Part, setPart] = useState<ComponentType<P>>();

  useEffect(
    () =>
      whenIdleOrNear(box.current, () => {
        load().then(
          (loaded) => setPart(() => loaded),
          () => undefined, // offline, perhaps
        );
      }),
    [box, load],
  );

  return Part;
}
