import { Hono, type MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** What no page here uses; a script that got in could not either. */
const nothingOf = {
  accelerometer: [],
  camera: [],
  displayCapture: [],
  geolocation: [],
  gyroscope: [],
  hid: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  payment: [],
  screenWakeLock: [],
  serial: [],
  usb: [],
  xrSpatialTracking: [],
};

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
    permissionsPolicy: nothingOf,
    // A route may say otherwise, such as for pictures that feeds carry elsewhere.
    overwrite: false,
  });
  return [common, ownPolicy];
}

const ownPolicy: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has("Content-Security-Policy")) {
    c.res.headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  }
};

/** The same as data, in lower case, for answers that pass the app by. */
export async function securityHeadersOf(
  options: Parameters<typeof securityHeaders>[0],
): Promise<Record<string, string>> {
  const probe = new Hono().use(...securityHeaders(options)).all("*", (c) => c.body(null));
  return Object.fromEntries((await probe.request("/")).headers);
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
