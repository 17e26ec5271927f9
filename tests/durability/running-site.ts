import { randomUUID } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { anEnquiry } from "#tests/kit.ts";
import { type ServerProcess, startServer } from "#tests/server-process.ts";

const admin = { email: "admin@example.com", password: "a password for tests" };

/** A folder for DATA_DIR, gone when the test is over. */
export async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "durability-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Whether no other account of the machine may read it, or look into it. */
export function isForUsOnly(path: string): boolean {
  return (statSync(path).mode & 0o077) === 0;
}

/** The built site in a process of its own, believing one proxy; it ends with the test at the latest. */
export async function startSite(settings: Record<string, string>): Promise<ServerProcess> {
  if (!existsSync(join(import.meta.dirname, "../../build/csp.json"))) {
    throw new Error("The site is not built. Run `npm run build` first.");
  }
  const site = await startServer({ TRUST_PROXY: "1", ...settings });
  onTestFinished(() => site.kill("SIGKILL"));
  return site;
}

/** For a site whose first admin is `admin`. */
export const adminSettings = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };

export async function logIn(url: string, { email, password } = admin): Promise<string> {
  const answer = await post(`${url}/api/user/login`, { email, password });
  const { token, error } = (await answer.json()) as { token?: string; error?: string };
  if (!token) throw new Error(`The login answered ${answer.status}: ${error}`);
  return token;
}

/** Changes the generated password, as its first login must; gives the new one. */
export async function chooseOwnPassword(
  url: string,
  { email, password }: typeof admin,
): Promise<string> {
  const newPassword = "a password of my own";
  const headers = { Authorization: `Bearer ${await logIn(url, { email, password })}` };
  const answer = await post(`${url}/api/user/change-password`, { password, newPassword }, headers);
  if (!answer.ok) throw new Error(`The change answered ${answer.status}`);
  return newPassword;
}

/** An enquiry as a browser sends it: its key makes sending it again harmless. */
export type Sent = { key: string; isAcknowledged: boolean };

export const newSent = (): Sent => ({ key: randomUUID(), isAcknowledged: false });

/** Sends it; it counts as acknowledged once the 201 has been read. @throws when no answer comes */
export async function send(url: string, sent: Sent): Promise<Response> {
  const headers = { "Idempotency-Key": sent.key, "X-Forwarded-For": sent.key };
  // Of a visitor of its own, who gets a receipt.
  const enquiry = anEnquiry({ doubt: sent.key, email: `${sent.key}@example.com` });
  const answer = await post(`${url}/api/enquiry`, enquiry, headers);
  if (answer.status === 201) sent.isAcknowledged = true;
  return answer;
}

/** How often each sent enquiry is in the staff's list. */
export async function listedTimes(url: string, token: string): Promise<(sent: Sent) => number> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/enquiry`, { headers });
  const { data } = (await answer.json()) as { data: { doubt: string }[] };
  const times = new Map<string, number>();
  for (const { doubt } of data) times.set(doubt, (times.get(doubt) ?? 0) + 1);
  return ({ key }) => times.get(key) ?? 0;
}

function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}
