import type { TestApp } from "./kit.ts";

/** What needs no login. Every other route of the API must, also the ones that do not exist yet. */
export const openRoutes = new Set([
  "POST /api/enquiry",
  "POST /api/contact",
  "POST /api/subscription",
  "GET /api/newsletter/confirm",
  "POST /api/newsletter/confirm",
  "GET /api/newsletter/unsubscribe",
  "POST /api/newsletter/unsubscribe",
  "GET /api/my-data",
  "GET /api/my-data/file",
  "DELETE /api/my-data",
  "POST /api/my-data/link",
  "POST /api/user/login",
  "POST /api/user/logout",
  "POST /api/user/forgot-password",
  "POST /api/user/reset-password",
  "POST /api/user/invitation",
  "POST /api/user/invitation/accept",
  "GET /api/blogs",
  "GET /api/blogs/:id",
  "GET /api/blogs/pages/:page",
  "GET /api/blogs/:id/neighbours",
  "GET /api/search",
  "GET /api/openapi.json",
  "GET /api/recaptcha/challenge",
  "POST /api/recaptcha/verify-token",
  "POST /api/visits",
]);

export function guardedRoutes(app: TestApp): string[] {
  return routesOf(app).filter((route) => !openRoutes.has(route));
}

/** Each as its method and its path. */
export function routesOf({ routes }: TestApp): string[] {
  const named = routes.filter(({ path, method }) => path.startsWith("/api/") && method !== "ALL");
  return named.map(({ path, method }) => `${method} ${path}`);
}
