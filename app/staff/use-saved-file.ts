import { useEffect, useRef, useState } from "react";
import { toastSuccess, toastWarning } from "#app/ui/toast.ts";
import { failureText } from "./failure-text.ts";
import { loggedIn } from "./login-end.ts";
import { arrived } from "./section.ts";

/** Saves what the server sends, and can be stopped; `bytes` is how much has come, while it comes. */
export function useSavedFile(otherwise: string) {
  const [bytes, setBytes] = useState<number>();
  const running = useRef<AbortController>(undefined);
  // Who leaves the list could not stop it any more.
  useEffect(() => () => running.current?.abort(), []);

  async function save(path: string, name: string) {
    running.current = new AbortController();
    const { signal } = running.current;
    setBytes(0);
    try {
      const { download } = await arrived(import("#app/download.ts"));
      const isSaved = await loggedIn(() => download(path, { name, signal, onProgress: setBytes }));
      if (isSaved) await toastSuccess(`${name} is saved`);
    } catch (failure) {
      await toastWarning(failureText(failure, otherwise));
    } finally {
      setBytes(undefined);
    }
  }

  return { save, stop: () => running.current?.abort(), bytes };
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
