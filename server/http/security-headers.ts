import type { MiddlewareHandler } from "hono";
import { answerHeaders } from "./answer-headers.ts";

/** What no page here uses; a script that got in could not either. */
const unused = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/**
 * Headers of every answer, unless it says otherwise, as pictures do that feeds carry elsewhere. The policy for scripts
 * differs from page to page, so pages name their own; whatever has none may load nothing at all.
 */
const common = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": unused.map((feature) => `${feature}=()`).join(", "),
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
};
/** Without `preload`: by that anybody may have browsers build the owner's whole domain in, which takes months to undo. */
const stayOnHttps = { "strict-transport-security": "max-age=63072000; includeSubDomains" };

type Options = { isHttps: boolean };

/** Names in lower case. */
export function securityHeadersOf({ isHttps }: Options): Record<string, string> {
  return isHttps ? { ...common, ...stayOnHttps } : common;
}

/** Gives them to every answer of the app. */
export function securityHeaders(options: Options): MiddlewareHandler {
  return answerHeaders(securityHeadersOf(options));
}

/** A page's policy for its own inline scripts, by their hashes or their nonce. No inline style is ever allowed. */
export type PagePolicy = (scripts: readonly string[]) => string;

const google = "https://www.google.com/recaptcha/";
const googleScripts = `${google} https://www.gstatic.com/recaptcha/`;

/** Nothing from a third party, but what reCAPTCHA needs where the owner has chosen it. */
export function pagePolicy({ hasRecaptcha }: { hasRecaptcha: boolean }): PagePolicy {
  const more = hasRecaptcha ? [`frame-src ${google}`] : [];
  const self = (directive: string, others: string) =>
    hasRecaptcha ? `${directive} 'self' ${others}` : `${directive} 'self'`;
  return (scripts) =>
    [
      "default-src 'none'",
      [self("script-src", googleScripts), ...scripts].join(" "),
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      self("connect-src", google),
      "manifest-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      ...more,
    ].join("; ");
}
