import type { Hono } from "hono";
import { generateSpecs } from "hono-openapi";
import { brand } from "#content/brand.ts";

const description = [
  'A success answers { "data": … }, a failure { "error": "a text for people" }.',
  "Where 422 is named, a header Idempotency-Key (8 to 100 letters, digits or hyphens) makes a send that is repeated within seven days one.",
].join(" ");

/**
 * The document of GET /api/openapi.json, from the routes' own schemas. It is made when it is first wanted, and kept: it is
 * always the same, and takes ten milliseconds.
 */
export function openApiDocument(api: Hono) {
  let made: ReturnType<typeof documentOf> | undefined;
  return () => {
    made ??= documentOf(api);
    return made;
  };
}

function documentOf(api: Hono) {
  return generateSpecs(api, {
    // A list's file, such as /enquiry.csv, is a route as well.
    excludeStaticFile: false,
    documentation: {
      info: {
        title: `${brand.name} API`,
        version: "1.0.0",
        description,
      },
      servers: [{ url: "/api" }],
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
  });
}
