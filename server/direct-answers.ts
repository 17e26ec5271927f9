import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Dependencies } from "./dependencies.ts";
import { answerTo, type Representation } from "./http/conditional.ts";
import { requestId } from "./http/request-id.ts";
import { securityHeadersOf } from "./http/security-headers.ts";
import { isKeptAddress } from "./page-cache.ts";
import type { Built } from "./pages.ts";

type Needs = Pick<Dependencies, "publicUrl" | "trustedProxies" | "onAnswered"> & {
  visits: Pick<Dependencies["visits"], "onPage">;
};

/**
 * Writes what stands ready, built files and kept pages, straight to the connection: the app would answer the same, at
 * several times the cost. Everything else goes to the app.
 */
export function answerDirectly(
  { files, cache }: Pick<Built, "files" | "cache">,
  { publicUrl, trustedProxies, onAnswered, visits }: Needs,
  app: RequestListener,
): RequestListener {
  const common = securityHeadersOf({ isHttps: publicUrl.startsWith("https:") });

  function write(request: IncomingMessage, response: ServerResponse, page: Representation): void {
    const start = performance.now();
    const { method = "GET", url = "" } = request;
    const header = (name: string) => request.headers[name]?.toString();
    const { status, headers, body } = answerTo(page, {
      method,
      ifNoneMatch: header("if-none-match"),
      acceptEncoding: header("accept-encoding"),
      purpose: header("sec-purpose"),
    });
    const name = requestId(header("x-request-id"), trustedProxies);
    response.writeHead(status, { ...common, ...headers, "x-request-id": name }).end(body);
    visits.onPage({ method, url, status, header, socketAddress: request.socket.remoteAddress });
    onAnswered?.({ method, route: "page", status, ms: performance.now() - start });
  }

  return async (request, response) => {
    const { method, url = "" } = request;
    if (method !== "GET" && method !== "HEAD") return app(request, response);

    const page = files.get(url) ?? (isKeptAddress(url) ? await cache.find(url) : undefined);
    if (page) write(request, response, page);
    else app(request, response);
  };
}
