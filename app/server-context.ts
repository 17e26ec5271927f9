import { createContext } from "react-router";

/** The nonce that a rendered page's inline scripts carry; empty where the policy lists their hashes instead. */
export const nonceContext = createContext<string>("");

/** Hears of what went wrong while a page was rendered. A build, which has no log, stops at it. */
export const reportContext = createContext<(error: unknown) => void>((error) => {
  throw error;
});

/** The server's clock. */
export const nowContext = createContext<() => Date>(() => new Date());

/** What the server says to a post, where it takes no more of them from an address. */
export const refusalContext = createContext<Refusal | null>(null);
export type Refusal = { text: string; status: number };
