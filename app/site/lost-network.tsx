import { OfflineNotice } from "#app/offline/offline-notice.tsx";
import { brand } from "#content/brand.ts";
import { offline } from "#content/offline.ts";
import { Logo } from "./logo.tsx";

/** Stands alone where the network has gone between two pages. */
export function LostNetwork() {
  return (
    <>
      <title>{`${offline.heading} | ${brand.name}`}</title>
      <header className="head">
        <div className="wrap head__in">
          <Logo />
        </div>
      </header>
      <main>
        <OfflineNotice />
      </main>
    </>
  );
}
