import { useCallback, useEffect, useState } from "react";
import { failureText } from "./failure-text.ts";

/** What is loaded when it is first shown, and again by `reload`. The value is undefined until it has come; `load` is one and the same each time. */
export function useLoaded<T>(load: () => Promise<T>, failed: string) {
  const [value, setValue] = useState<T>();
  const [failure, setFailure] = useState<string>();
  const reload = useCallback(async () => {
    try {
      setValue(await load());
      setFailure(undefined);
    } catch (problem) {
      setFailure(failureText(problem, failed));
    }
  }, [load, failed]);
  useEffect(() => void reload(), [reload]);
  return { value, failure, reload };
}
