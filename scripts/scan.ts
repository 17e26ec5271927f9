/**
 * Sets scanners on the built and seeded site, on this machine only, and prints what they find:
 *
 *   apt-get install wapiti sqlmap
 *   npm run build && node scripts/scan.ts            both
 *   node scripts/scan.ts wapiti                      one of them
 *
 * Results and dates: docs/drills.md "Scanners".
 */
import { type Scan, sqlmap, sqlmapTargets, wapiti } from "./scan/scanners.ts";
import { type ScannedSite, startScannedSite } from "./scan/site.ts";

const wanted = process.argv.slice(2);
const site = await startScannedSite();
try {
  const scans = await scanAll(site);
  const findings = scans.flatMap((scan) => scan.findings);
  console.log(`\n${scans.length} scans, ${findings.length} findings`);
  console.log(`Answers from 500 on: ${[...site.failures].map(String).join("; ") || "none"}`);
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
    console.log(`${scanner} ${target}: ${findings.length} findings (${effort})`);
    for (const finding of findings) console.log(`  ${finding}`);
  };
  if (isWanted("sqlmap")) {
    for (let index = 0; index < sqlmapTargets; index += 1) note(await sqlmap(scanned, index));
  }
  if (isWanted("wapiti")) note(await wapiti(scanned));
  return scans;
}
