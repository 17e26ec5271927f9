import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Dependencies } from "./dependencies.ts";
import { answerTo, type Representation } from "./http/conditional.ts";
import { requestId } from "./http/request-id.ts";
import { securityHeadersOf } from "./http/security-headers.ts";
import { isKeptAddress } from "./page-cache.ts";
import type { Built } from "./pages.ts";

type Needs = Pick<Dependencies, "publicUrl" | "trustedProxies" | "onAnswered">;

/**
 * Writes what stands ready, built files and kept pages, straight to the connection: the app would answer the same, at
 * several times the cost. Everything else goes to the app.
 */
export function answerDirectly(
  { files, cache }: Pick<Built, "files" | "cache">,
  { publicUrl, trustedProxies, onAnswered }: Needs,
  app: RequestListener,
): RequestListener {
  const common = securityHeadersOf({ isHttps: publicUrl.startsWith("https:") });

  async function write(
    request: IncomingMessage,
    response: ServerResponse,
    page: Representation,
  ): Promise<void> {
    const start = performance.now();
    const { method = "GET", headers: asked } = request;
    const { status, headers, body } = answerTo(page, {
      method,
      ifNoneMatch: asked["if-none-match"],
      acceptEncoding: asked["accept-encoding"]?.toString(),
    });
    const name = requestId(asked["x-request-id"]?.toString(), trustedProxies);
    response.writeHead(status, { ...(await common), ...headers, "x-request-id": name }).end(body);
    onAnswered?.({ method, route: "page", status, ms: performance.now() - start });
  }

  return async (request, response) => {
    const { method, url = "" } = request;
    if (method !== "GET" && method !== "HEAD") return app(request, response);

    const page = files.get(url) ?? (isKeptAddress(url) ? await cache.find(url) : undefined);
    if (page) await write(request, response, page);
    else app(request, response);
  };
}
