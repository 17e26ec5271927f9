import { useState } from "react";

/** Whether what is under way is this form's own: what is written elsewhere meanwhile goes on. */
export function useOwnSend() {
  const [isOwn, setOwn] = useState(false);
  async function send<T>(work: () => Promise<T>): Promise<T> {
    setOwn(true);
    try {
      return await work();
    } finally {
      setOwn(false);
    }
  }
  return { isOwn, send };
}
