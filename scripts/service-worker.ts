import { createHash } from "node:crypto";
import { transformWithOxc } from "vite";

/**
 * The service worker as a browser takes it. `source` is app/offline/service-worker.ts; `files` are the addresses that
 * it keeps, the page first, each with its bytes.
 */
export async function serviceWorker(
  source: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<string> {
  const hash = createHash("sha256");
  for (const [path, bytes] of files) hash.update(path).update(bytes);
  const names = JSON.stringify([...files.keys()]);
  const version = JSON.stringify(`offline-${hash.digest("base64url").slice(0, 12)}`);
  const { code } = await transformWithOxc(source, "service-worker.ts");
  return `const offlineFiles=${names},offlineVersion=${version};\n${code}`;
}
