import { useRef } from "react";
import { ApiFailure } from "#app/api.ts";
import { type Sending, sendingOf } from "./sending.ts";

/** Sends the same under one key until it has been heard: it is one then, also when the first answer got lost. */
export function useKeyedSend() {
  const sending = useRef<Sending>(undefined);
  return async function sendKeyed<T>(what: object, send: (key: string) => Promise<T>): Promise<T> {
    sending.current = sendingOf(what, sending.current);
    try {
      const answer = await send(sending.current.key);
      sending.current = undefined;
      return answer;
    } catch (failure) {
      // It had been added, and is deleted since: what is wanted now is another one.
      if (failure instanceof ApiFailure && failure.status === 404) sending.current = undefined;
      throw failure;
    }
  };
}
