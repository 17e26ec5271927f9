import { lazy, Suspense, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from "react-router";
import { Faces } from "#app/fonts/faces.tsx";
import { BrokenPage } from "#app/site/broken-page.tsx";
import styles from "#app/styles/app.css?url";
import { Icons } from "#app/ui/icons.tsx";
import { withoutScripts } from "./without-scripts.ts";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export function Layout({ children }: { children: React.ReactNode }) {
  const hasScripts = !useMatches().some(({ handle }) => handle === withoutScripts);
  return (
    // A staff page knows its theme before React does (app/staff/theme.ts).
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#062e30" />
        <Meta />
        <Links />
        <Faces isLate={hasScripts} />
      </head>
      <body>
        <Icons />
        {children}
        {hasScripts && <ScrollRestoration />}
        {hasScripts && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  // For what waits until React has taken over the page: app/hydrate-after-paint.ts.
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    dispatchEvent(new Event("hydrated"));
  }, []);
  return <Outlet />;
}

/** It has come with the footer by then (vite.config.ts). */
const OfflineNotice = lazy(() =>
  import("#app/site/offline-notice.tsx").then(
    ({ OfflineNotice }) => ({ default: OfflineNotice }),
    () => ({ default: BrokenPage }),
  ),
);

/** Chrome, Firefox and Safari: there is no other sign of it. */
const lostWords = /^(Failed to fetch|NetworkError|Load failed|The (network|Internet))/;

/** The last resort, also for pages without JavaScript. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (error instanceof TypeError && lostWords.test(error.message)) {
    return (
      <Suspense>
        <OfflineNotice />
      </Suspense>
    );
  }
  return <BrokenPage passing={isRouteErrorResponse(error) && error.data?.text} />;
}
