import { useEffect, useRef } from "react";

/** Opens all answers for the print, for browsers before 2025, which do not know ::details-content (service-print.css). */
export function useOpenOnPaper(name: string) {
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const all = answers.current?.querySelectorAll("details") ?? [];
    const opened: HTMLDetailsElement[] = [];
    function openAll() {
      for (const one of all) {
        // Of one name, only one is open at a time.
        one.removeAttribute("name");
        if (!one.open) opened.push(one);
        one.open = true;
      }
    }
    function putBack() {
      for (const one of opened.splice(0)) one.open = false;
      for (const one of all) one.setAttribute("name", name);
    }
    addEventListener("beforeprint", openAll);
    addEventListener("afterprint", putBack);
    return () => {
      removeEventListener("beforeprint", openAll);
      removeEventListener("afterprint", putBack);
    };
  }, [name]);
  return answers;
}
