import { createContext } from "react-router";

/** The nonce that a rendered page's inline scripts carry; empty where the policy lists their hashes instead. */
export const nonceContext = createContext<string>("");
