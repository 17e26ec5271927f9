import { Hono } from "hono";
import { visitNews } from "#contract/visits.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { limitBodyTo, readBody } from "#server/http/body.ts";
import { limitCallsHere } from "#server/http/limit-calls.ts";
import * as describes from "./descriptions.ts";

const bodyBytesMax = 1000;

/** What browsers tell of visits. It never asks the database. Mounted at /api/visits. Source: DECISIONS.md "Limits". */
export function visitRoutes({ visits, trustedProxies }: Dependencies) {
  const limit = limitCallsHere({ trustedProxies }, "visits");
  return new Hono().post("/", describes.tell, limitBodyTo(bodyBytesMax), limit, async (c) => {
    visits.onNews(c, await readBody(c, visitNews));
    return c.json({ data: {} });
  });
}
