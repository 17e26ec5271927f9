import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { endWithUs } from "#tests/end-with-us.ts";

const sample = join(import.meta.dirname, "..", "..", "deploy", "nginx", "meridian360.conf");

/** Debian puts it where only administrators look. */
const program = ["/usr/sbin/nginx", "nginx"].find((name) => spawnSync(name, ["-v"]).status === 0);
export const hasNginx = program !== undefined && spawnSync("openssl", ["version"]).status === 0;
/** For the title of what needs it. */
export const orNotTried = hasNginx ? "" : " (not tried: nginx or openssl is missing)";

type Place = { folder: string; port: number; instances: readonly string[] };

/**
 * The sample of deploy/nginx on loopback, with TLS by a certificate of its own; only the lines that its head names,
 * ports and folders are others. Ends with the test.
 */
export async function startNginx({ folder, port, instances }: Place): Promise<void> {
  const file = join(folder, "nginx.conf");
  makeCertificate(folder);
  writeFileSync(file, wholeConfig(folder, port, instances));
  const checked = spawnSync(program ?? "", ["-t", "-c", file, "-e", join(folder, "error.log")]);
  if (checked.status !== 0) throw new Error(String(checked.stderr));

  const args = ["-c", file, "-e", join(folder, "error.log"), "-g", "daemon off;"];
  const nginx = spawn(program ?? "", args, { stdio: "ignore" });
  endWithUs(nginx, "SIGTERM");
  const ended = once(nginx, "exit");
  onTestFinished(async () => {
    nginx.kill("SIGTERM");
    await ended;
  });
  const status = () =>
    fetch(`https://127.0.0.1:${port}/healthz`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status).toBe(200);
}

function makeCertificate(folder: string): void {
  const { status, stderr } = spawnSync("openssl", [
    ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"],
    ...["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"],
    ...["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")],
  ]);
  if (status !== 0) throw new Error(String(stderr));
}

function wholeConfig(folder: string, port: number, instances: readonly string[]): string {
  const servers = instances.map((url) => `    server ${new URL(url).host} $1;\n`);
  const site = readFileSync(sample, "utf8")
    .replace(/(?: +server app-\d:3000 (.*);\n)+/, servers.join(""))
    .replaceAll("/etc/nginx/tls", folder)
    .replaceAll("/var/cache/meridian360", join(folder, "cache"))
    .replaceAll("/var/log/nginx", folder)
    .replace("listen 443 ssl", `listen 127.0.0.1:${port} ssl`)
    .replace("listen 80;", `listen 127.0.0.1:${port + 1};`)
    .replaceAll(/^ +listen \[::\].*\n/gm, "")
    .replaceAll("www.example.com", "127.0.0.1");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  return [
    `pid ${join(folder, "nginx.pid")};`,
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "events {}",
    `http {\naccess_log off;\n${temporary.join("\n")}\n${site}\n}`,
  ].join("\n");
}
