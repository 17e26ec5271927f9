import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  prerender: ["/", "/admin/login", "/admin/dashboard"],
  // The whole route list in one immutable file, so that no page asks for it at run time.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
