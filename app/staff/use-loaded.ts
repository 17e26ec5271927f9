import { useCallback, useEffect, useRef, useState } from "react";
import { failureText } from "./failure-text.ts";

/**
 * What is loaded when it is first shown, anew with another `load`, and again by `reload`; what was asked for last counts,
 * whatever comes later. The value is undefined until it has come.
 */
export function useLoaded<T>(load: () => Promise<T>, failed: string) {
  const [value, setValue] = useState<T>();
  const [failure, setFailure] = useState<string>();
  const last = useRef<Promise<T>>(undefined);
  const reload = useCallback(async () => {
    const asked = load();
    last.current = asked;
    try {
      const loaded = await asked;
      if (last.current !== asked) return;
      setValue(loaded);
      setFailure(undefined);
    } catch (problem) {
      const text = failureText(problem, failed);
      if (last.current === asked) setFailure(text);
    }
  }, [load, failed]);
  useEffect(() => void reload(), [reload]);
  return { value, failure, reload };
}
