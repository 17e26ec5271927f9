import { useEffect, useState } from "react";
import { focusPlace } from "#app/ui/focus-place.ts";
import { Icon } from "#app/ui/icon.tsx";

/** In CSS pixels. */
const shownAfter = 600;

/** Leads back to the top of a page that has been scrolled a while. */
export function ToTop() {
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const look = () => setShown(window.scrollY > shownAfter);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);

  function goToTop() {
    window.scrollTo({ top: 0 });
    // The button goes on the way: whoever used the keyboard begins again at the top.
    focusPlace("main");
  }

  if (!isShown) return null;
  return (
    <button className="totop" type="button" aria-label="Back to the top" onClick={goToTop}>
      <Icon name="arrow-up" />
    </button>
  );
}
