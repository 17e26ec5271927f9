import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { facesAfterPaint } from "#app/fonts/faces-after-paint.ts";
import { hydrateAfterPaint } from "./hydrate-after-paint.ts";
import { nonceContext, reportContext } from "./server-context.ts";

/** server/pages.ts needs this build's own keys: a second copy of the modules would be other keys. */
export { apiContext, createServerApi } from "./api.ts";
export { nonceContext, nowContext, refusalContext, reportContext } from "./server-context.ts";

/** Renders a page whole, so that its status is known before the first byte goes out. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(nonceContext) || undefined;
  const report = context.get(reportContext);
  let renderStatus = status;
  const document = <ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />;
  const body = await renderToReadableStream(document, {
    ...(nonce && { nonce }),
    signal: request.signal,
    // Nothing comes later by script: the page is whole in its HTML.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      renderStatus = 500;
      report(error);
    },
  });
  await body.allReady;
  const html = await new Response(body).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  const readable = facesAfterPaint(html, nonce);
  // Vite's development scripts want to come first.
  const page = import.meta.env.DEV ? readable : hydrateAfterPaint(readable);
  return new Response(page, { status: renderStatus, headers });
}

/** React Router's word about loaders and actions that failed; what it answers with by itself is no failure. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!isAnswer && !request.signal.aborted) context.get(reportContext)(error);
}
