import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

/** What the server takes for the address of a request that came from 10.0.0.9 with this header. */
async function addressOf(header: string | undefined, trustedProxies: number): Promise<string> {
  const app = new Hono().get("/", (c) => c.text(clientAddress(c, trustedProxies)));
  const headers = new Headers(header === undefined ? {} : { "X-Forwarded-For": header });
  const connection = { incoming: { socket: { remoteAddress: "10.0.0.9" } } };
  return (await app.request("/", { headers }, connection)).text();
}

test.each([
  { trusted: 0, header: undefined, is: "10.0.0.9", why: "the connection's own" },
  { trusted: 0, header: "1.1.1.1", is: "10.0.0.9", why: "off: the header is only claimed" },
  { trusted: 0, header: "1.1.1.1, 2.2.2.2", is: "10.0.0.9", why: "off: however long it is" },
  { trusted: 1, header: "1.1.1.1", is: "1.1.1.1", why: "one proxy wrote it" },
  { trusted: 1, header: "6.6.6.6, 1.1.1.1", is: "1.1.1.1", why: "before the last it is claimed" },
  { trusted: 1, header: "6.6.6.6,,  , 1.1.1.1 ", is: "1.1.1.1", why: "blanks do not count" },
  { trusted: 1, header: "6.6.6.6, 7.7.7.7, 8.8.8.8, 1.1.1.1", is: "1.1.1.1", why: "at any length" },
  { trusted: 1, header: undefined, is: "10.0.0.9", why: "it came past the proxy" },
  { trusted: 1, header: "", is: "10.0.0.9", why: "the header is empty" },
  { trusted: 1, header: "2001:db8::1", is: "2001:db8:0:0", why: "an IPv6 network" },
  { trusted: 2, header: "1.1.1.1, 2.2.2.2", is: "1.1.1.1", why: "the outer proxy saw it" },
  { trusted: 2, header: "6.6.6.6, 1.1.1.1, 2.2.2.2", is: "1.1.1.1", why: "the rest is claimed" },
  { trusted: 2, header: "1.1.1.1", is: "1.1.1.1", why: "it came past the outer proxy" },
  { trusted: 3, header: "6.6.6.6, 1.1.1.1, 2.2.2.2, 3.3.3.3", is: "1.1.1.1", why: "three hops" },
])("$trusted trusted, header $header: $is ($why)", async ({ trusted, header, is }) => {
  expect(await addressOf(header, trusted)).toBe(is);
});

test("a call in the same process, without any connection, has an address, too", async () => {
  const app = new Hono().get("/", (c) => c.text(clientAddress(c, 0)));
  expect(await (await app.request("/")).text()).toBe("in-process");
});
