import type { ServiceSlug } from "#content/service-page.ts";
import { familyAndStatus } from "./family-and-status.ts";
import type { Stamp } from "./stamp.ts";
import { visitAndWork } from "./visit-and-work.ts";

/**
 * One stamp a service: a shape and an emblem of its own, its words, and a fact from its page on the date-line. They
 * borrow the manner of arrival stamps, never a government's words, seal, eagle or flag. When the fact changes on the
 * page, change it here. A service without a stamp does not compile.
 */
export const serviceStamps = {
  ...visitAndWork,
  ...familyAndStatus,
} as const satisfies Record<ServiceSlug, Stamp>;
