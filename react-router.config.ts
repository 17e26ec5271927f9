import type { Config } from "@react-router/dev/config";
import { blog } from "#content/blog.ts";
import { offline } from "#content/offline.ts";
import { pages } from "#content/pages.ts";

const paths = pages.map(({ path }) => path);

export default {
  ssr: true,
  // The blog is rendered when it is asked for.
  prerender: [
    ...paths.filter((path) => path !== blog.path),
    offline.path,
    "/admin/login",
    "/admin/dashboard",
  ],
  // The whole route list in one immutable file, so that no page asks for it at run time.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
