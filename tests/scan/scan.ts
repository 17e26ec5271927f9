/**
 * Sets scanners on the built and seeded site, on this machine only, and prints what they find:
 *
 *   apt-get install wapiti sqlmap
 *   npm run build && npx node tests/scan/scan.ts        both
 *   npx node tests/scan/scan.ts wapiti                  one of them
 *
 * Results and dates: docs/drills.md "Scanners".
 */
import { type Scan, sqlmap, sqlmapTargets, wapiti } from "./scanners.ts";
import { type ScannedSite, startScannedSite } from "./site.ts";

const wanted = process.argv.slice(2);
const site = await startScannedSite();
try {
  const scans = await scanAll(site);
  const findings = scans.flatMap((scan) => scan.findings);
  process.stdout.write(`\n${scans.length} scans, ${findings.length} findings\n`);
  process.stdout.write(
    `Answers from 500 on: ${[...site.failures].map(String).join("; ") || "none"}\n`,
  );
  process.exitCode = findings.length + site.failures.size === 0 ? 0 : 1;
} finally {
  await site.stop();
}

async function scanAll(scanned: ScannedSite): Promise<Scan[]> {
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const scans: Scan[] = [];
  const note = (scan: Scan) => {
    scans.push(scan);
    const { scanner, target, requests, seconds, findings } = scan;
    const effort = `${requests} requests, ${seconds} s`;
    process.stdout.write(`${scanner} ${target}: ${findings.length} findings (${effort})\n`);
    for (const finding of findings) process.stdout.write(`  ${finding}\n`);
  };
  if (isWanted("sqlmap")) {
    for (let index = 0; index < sqlmapTargets; index += 1) note(await sqlmap(scanned, index));
  }
  if (isWanted("wapiti")) note(await wapiti(scanned));
  return scans;
}
