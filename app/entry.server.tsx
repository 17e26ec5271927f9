import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { nonceContext } from "#app/nonce.ts";

/** server/pages.ts needs this build's own keys: a second copy of the modules would be other keys. */
export { apiContext, createApi } from "#app/api.ts";
export { nonceContext } from "#app/nonce.ts";

/** Renders a page whole, so that its status is known before the first byte goes out. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(nonceContext) || undefined;
  let renderStatus = status;
  const page = <ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />;
  const body = await renderToReadableStream(page, {
    ...(nonce && { nonce }),
    signal: request.signal,
    onError() {
      renderStatus = 500;
    },
  });
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: renderStatus, headers });
}
