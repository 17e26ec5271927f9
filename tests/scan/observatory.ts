/**
 * Has Mozilla's Observatory grade the built site behind TLS, on this machine only. The package is large, so it lives
 * in a folder of its own; its install script would fetch the preload list, for which an empty one stands in:
 *
 *   mkdir /tmp/observatory && cd /tmp/observatory && npm init -y && npm install --ignore-scripts @mdn/mdn-http-observatory
 *   echo '{}' > node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json
 *   npm run build && npx node tests/scan/observatory.ts /tmp/observatory
 *
 * Results and dates: docs/drills.md "Scanners".
 */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { startScannedSite } from "./site.ts";
import { startTlsFront } from "./tls-front.ts";

type Grade = {
  scan: { grade: string; score: number; testsPassed: number; testsQuantity: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
};

const [folder = "/tmp/observatory"] = process.argv.slice(2);
const program = join(folder, "node_modules/@mdn/mdn-http-observatory/src/scan.js");

const front = await startTlsFront();
const site = await startScannedSite({ PUBLIC_URL: front.url });
front.forwardTo(site.url);
try {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, new URL(front.url).host],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: front.certificateFile } },
  );
  const { scan, tests }: Grade = JSON.parse(stdout);
  for (const [name, { pass, result, scoreModifier }] of Object.entries(tests)) {
    process.stdout.write(`${pass ? "✓" : "✗"} ${name}: ${result} (${scoreModifier})\n`);
  }
  process.stdout.write(
    `${scan.grade}, ${scan.score} points, ${scan.testsPassed} of ${scan.testsQuantity}\n`,
  );
  process.exitCode = scan.score >= 130 && scan.testsPassed === scan.testsQuantity ? 0 : 1;
} finally {
  front.stop();
  await site.stop();
}
