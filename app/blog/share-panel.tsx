import { useSyncExternalStore } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { toastInfo, toastWarning } from "#app/ui/toast.ts";
import { originPlaceholder } from "#contract/origin.ts";
import { shareTargets } from "./share-targets.ts";

type Props = {
  /** Of the page to be shared. */
  title: string;
  path: string;
};

/** Source: SPEC.md §2.9. */
export function SharePanel({ title, path }: Props) {
  const address = useOfBrowser(() => location.origin, originPlaceholder) + path;
  const offersShare = useOfBrowser(() => "share" in navigator, false);
  return (
    <section className="share" aria-labelledby="share-title">
      <h2 id="share-title">Share On</h2>
      <ul>
        {shareTargets.map(({ name, icon, href }) => (
          <li key={name}>
            {/* The server knows the origin better than the page that it was put into. */}
            <a
              href={href(address, title)}
              target="_blank"
              rel="noopener noreferrer"
              suppressHydrationWarning
            >
              <Icon name={icon} />
              {name}
            </a>
          </li>
        ))}
        <li className="share__script">
          <button type="button" onClick={() => void copyLink(address)}>
            <Icon name="link" />
            Link
          </button>
        </li>
        {offersShare && (
          <li className="share__device">
            <button type="button" onClick={() => void shareByDevice(title, address)}>
              <Icon name="share" />
              With another app
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

/**
 * What only the browser knows; until the page has met it, what stands in a page made at build time: of the origin a placeholder,
 * for which the server puts in the site's own.
 */
function useOfBrowser<T>(known: () => T, before: T): T {
  return useSyncExternalStore(neverAnother, known, () => before);
}
const neverAnother = () => () => undefined;

async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    return toastWarning("Failed to copy link");
  }
  return toastInfo("Link copied to clipboard");
}

/** That the device's panel was closed without a choice, or is open already (Web Share API). */
const harmless = ["AbortError", "InvalidStateError"];

async function shareByDevice(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof DOMException && harmless.includes(error.name))) throw error;
  }
}
