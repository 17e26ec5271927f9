import type { MiddlewareHandler } from "hono";

/** Source: SPEC.md §2.3, DECISIONS.md "Routes" and "API". */
const moved: Record<string, { to: string; status: 301 | 302 }> = {
  "/links": { to: "/quick-link", status: 301 },
  "/admin": { to: "/admin/login", status: 302 },
};

/** What has nothing to be put right. */
const tidy = /^\/$|^(?:\/[\w-][^/\\]*)+$/;

/** Old addresses, and addresses with a trailing slash, lead to the right one. The query stays. */
export const redirects: MiddlewareHandler = (c, next) => {
  const isRight = tidy.test(c.req.path) && !Object.hasOwn(moved, c.req.path);
  return isRight ? next() : redirect(c, next);
};

const redirect: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  // Leading slashes are folded: "//host/" must not become a link to another host. Trailing ones are looked for from their
  // first on: from each of thousands in the middle it would take a tenth of a second.
  const path = `/${pathname.replace(/^\/+|(?<!\/)\/+$/g, "")}`;
  const target = moved[path];
  if (target) return c.redirect(target.to + search, target.status);
  // A 301 would turn a post into a GET on its way.
  const status = ["GET", "HEAD"].includes(c.req.method) ? 301 : 308;
  if (path !== pathname) return c.redirect(path + search, status);
  await next();
};
