import type { Hono } from "hono";
import { generateSpecs } from "hono-openapi";
import { brand } from "#content/brand.ts";

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
        description: 'A success answers { "data": … }, a failure { "error": "a text for people" }.',
      },
      servers: [{ url: "/api" }],
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
  });
}
