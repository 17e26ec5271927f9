import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/**
 * Headers of every answer. The policy for scripts differs from page to page, so the pages set their own
 * Content-Security-Policy; whatever has none may load nothing at all.
 */
export function securityHeaders({ isHttps }: { isHttps: boolean }): MiddlewareHandler[] {
  const common = secureHeaders({
    referrerPolicy: "strict-origin-when-cross-origin",
    crossOriginOpenerPolicy: "same-origin",
    crossOriginResourcePolicy: "same-origin",
    strictTransportSecurity: isHttps ? "max-age=63072000; includeSubDomains; preload" : false,
    xFrameOptions: "DENY",
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  });
  return [common, ownPolicy];
}

const ownPolicy: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has("Content-Security-Policy")) {
    c.res.headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  }
};

/** `scripts` are the hashes or the nonce of a page's own inline scripts. No inline style is ever allowed. */
export function pagePolicy(scripts: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
