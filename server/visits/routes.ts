import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { visitNews } from "#contract/visits.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { readBody } from "#server/http/body.ts";
import { Problem } from "#server/http/problem.ts";
import * as describes from "./descriptions.ts";

const bodyBytesMax = 1000;

/** What browsers tell of visits. It never asks the database. Mounted at /api/visits. */
export function visitRoutes({ visits }: Dependencies) {
  return new Hono().post("/", describes.tell, limitNews, async (c) => {
    visits.onNews(c, await readBody(c, visitNews));
    return c.json({ data: {} });
  });
}

const limitNews = bodyLimit({
  maxSize: bodyBytesMax,
  onError: () => {
    throw new Problem(413, "The request is too large.");
  },
});
