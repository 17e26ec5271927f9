import { Hono } from "hono";
import { ping } from "./database/ping.ts";
import type { Dependencies } from "./dependencies.ts";

/** /healthz: the process answers. /readyz: the database does too, else 503. For load balancers and supervisors. */
export function healthRoutes({ db }: Dependencies) {
  return new Hono()
    .get("/healthz", (c) => c.json({ data: { status: "ok" } }))
    .get("/readyz", async (c) => {
      await ping(db);
      return c.json({ data: { status: "ok" } });
    });
}
