import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ScannedSite } from "./site.ts";
import { staffPages, type Target, targets } from "./targets.ts";

/** What a scanner says it has found, one line each. */
export type Scan = {
  scanner: string;
  target: string;
  findings: string[];
  requests: number;
  seconds: number;
};

const wapitiModules = "sql,blindsql,xss,permanentxss,csrf,redirect,file,exec,crlf";
/** Of the crawl, and of each module. */
const wapitiSeconds = 180;

type Found = { method: string; path: string; info: string };

/** It looks for a field with a token's name only, so what it says is tried. Source: docs/decisions/018. */
const forgery = "Cross Site Request Forgery";

async function refusesOtherSites(url: string): Promise<boolean> {
  const headers = { Origin: "https://another.example", "Sec-Fetch-Site": "cross-site" };
  const { status } = await fetch(url, { method: "POST", headers, body: new URLSearchParams() });
  return status === 403;
}

/** Follows the links, and attacks every parameter and form that it meets. */
export async function wapiti(site: ScannedSite): Promise<Scan> {
  const { url, folder } = site;
  const report = join(folder, "wapiti.json");
  const visitors = ["/enquiry", "/contact", "/newsletter", "/search?q=visa", "/blog?page=2"];
  const starts = [...visitors, ...staffPages];
  const spent = meter(site);
  await run("wapiti", [
    ...["-u", `${url}/`, ...starts.flatMap((path) => ["-s", url + path])],
    // What visitors reach ignores it; what is for staff answers.
    ...["-H", `Authorization: Bearer ${site.token}`],
    ...["-m", wapitiModules, "--store-session", folder, "--flush-session", "--no-bugreport"],
    ...["--max-scan-time", String(wapitiSeconds), "--max-attack-time", String(wapitiSeconds)],
    ...["-v", "0", "-f", "json", "-o", report],
  ]);
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, "utf8"));
  const findings: string[] = [];
  for (const [kind, found] of Object.entries<Found[]>({ ...vulnerabilities, ...anomalies })) {
    for (const { method, path, info } of found) {
      if (kind === forgery && (await refusesOtherSites(url + path))) continue;
      findings.push(`${kind}: ${method} ${path} ${info}`);
    }
  }
  return { scanner: "wapiti", target: url, findings, ...spent() };
}

export const sqlmapTargets = targets.length;

/** Tries SQL in one parameter after the other of one target. */
export async function sqlmap(site: ScannedSite, index: number): Promise<Scan> {
  const { path, method, json, form, staff }: Target = targets[index] ?? { path: "/" };
  const output = join(site.folder, `sqlmap-${index}`);
  const spent = meter(site);
  const printed = await run("sqlmap", [
    ...["-u", site.url + path, "--batch", "--flush-session", "--output-dir", output],
    ...["--level", "2", "--risk", "2", "--threads", "4", "--timeout", "10"],
    ...["--dbms", "SQLite", "--ignore-code", "400,401,404,429", "--disable-coloring"],
    ...(json ? ["--data", JSON.stringify(json), "-H", "Content-Type: application/json"] : []),
    ...(form ? ["--data", form] : []),
    ...(method ? ["--method", method] : []),
    ...(staff ? ["-H", `Authorization: Bearer ${site.token}`] : []),
  ]);
  const findings = printed
    .split("\n")
    .filter((line) => /\bis vulnerable\b|' injectable/.test(line));
  const logged = readdirSync(output, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("/log"))
    .map((name) => readFileSync(join(output, name), "utf8").trim());
  return {
    scanner: "sqlmap",
    target: `${method ?? (json || form ? "POST" : "GET")} ${path}`,
    findings: [...findings, ...logged.filter(Boolean)],
    ...spent(),
  };
}

/** What is spent from now on. */
function meter(site: ScannedSite) {
  const began = performance.now();
  const before = site.requests();
  return () => ({
    requests: site.requests() - before,
    seconds: Math.round((performance.now() - began) / 1000),
  });
}

/** What it printed; scanners tell nothing by their exit codes. @throws Error when it is not installed */
function run(program: string, args: readonly string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  child.stderr.on("data", (chunk) => {
    printed += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () => resolve(printed));
  });
}
