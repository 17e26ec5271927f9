import type { Config } from "@react-router/dev/config";
import { services } from "#contract/services.ts";

export default {
  ssr: true,
  prerender: [
    "/",
    "/services",
    ...services.map(({ slug }) => `/${slug}`),
    "/about",
    "/contact",
    "/quick-link",
    "/privacy-policy",
    "/refund-policy",
    "/disclaimer",
    "/accessibility",
    "/always-be-prepared-and-know-what-the-purpose-is",
    "/offline",
    "/admin/login",
    "/admin/dashboard",
  ],
  // The whole route list in one immutable file, so that no page asks for it at run time.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
