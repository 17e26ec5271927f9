import type { RequestListener, Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import type { createApp } from "./app.ts";
import type { Dependencies } from "./dependencies.ts";
import type { PagesBuild } from "./pages.ts";

type AppModule = { createApp: typeof createApp };

/** The site from its sources: pages and API load anew when a file changes; database, outbox and logins stay open. */
export async function loadSourceSite(
  server: Server,
): Promise<(dependencies: Dependencies) => RequestListener> {
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  });
  // React Router's own Vite would end the process at this signal, while requests are being answered.
  process.removeAllListeners("SIGTERM");
  const build = async () =>
    (await vite.ssrLoadModule("virtual:react-router/server-build")) as PagesBuild;

  return (dependencies) => {
    // An open page keeps its connection for hot updates, and so would hold up the stop.
    dependencies.stopping.addEventListener("abort", () => vite.ws.close());
    return (request, response) =>
      vite.middlewares(request, response, async () => {
        const { createApp } = (await vite.ssrLoadModule("/server/app.ts")) as AppModule;
        await getRequestListener(createApp(dependencies, { build }).fetch)(request, response);
      });
  };
}
