import type { TestApp } from "./kit.ts";

/** Where the kit's site stands. */
export const publicUrl = "http://localhost:3000";

/** As a browser without JavaScript posts a form. */
export const postForm = (
  app: TestApp,
  path: string,
  fields: Record<string, string>,
  address: string,
) =>
  app.request(publicUrl + path, {
    method: "POST",
    headers: { "X-Forwarded-For": address },
    body: new URLSearchParams(fields),
  });
