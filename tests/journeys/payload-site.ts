import type { BrowserContext } from "@playwright/test";
import type { Post } from "#contract/answers/blog.ts";
import type { OpenedLead } from "#contract/answers/desk.ts";
import { payloadEmails, payloads } from "#tests/payloads.ts";
import { asStaff, enquiriesFrom } from "./office.ts";
import { addPost } from "./posts.ts";
import { expect, type Site } from "./site.ts";

/** One that every list shows whole, and all of them. */
export const [script = ""] = payloads;
export const all = payloads.join("\n");
const person = { number: "5125550142", category: "TN Visa", doubt: all };

/** What ran, wherever it did: by our own word in the payloads, or as a dialog. */
export async function setTrap(context: BrowserContext): Promise<() => string[]> {
  const ran: string[] = [];
  await context.exposeFunction("trapped", (what: unknown) => void ran.push(String(what)));
  context.on("dialog", async (dialog) => {
    ran.push(dialog.message());
    await dialog.dismiss();
  });
  context.on("request", (request) => {
    if (new URL(request.url()).host.endsWith("evil.test")) ran.push(request.url());
  });
  return () => ran;
}

let isSent = false;

let visitors = 0;

/** Each from an address of its own. */
async function send(site: Site, path: string, lead: object): Promise<void> {
  visitors += 1;
  const answer = await fetch(site.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": `192.0.2.${visitors}` },
    body: JSON.stringify(lead),
  });
  expect(answer.status).toBe(201);
}

export async function sendPayloads(site: Site): Promise<void> {
  if (isSent) return;
  isSent = true;
  for (const [index, text] of payloads.entries()) {
    const email = payloadEmails[index % payloadEmails.length] ?? "";
    await send(site, "/api/enquiry", { ...person, name: text, location: text, email });
  }
  for (const email of payloadEmails) {
    await send(site, "/api/contact", { name: script, email, message: all });
  }
  for (const email of payloadEmails) await send(site, "/api/subscription", { email });
}

/** An enquiry of payloads that staff have written payloads about; gives its id. */
export async function sendWorkedOn(site: Site, email: string): Promise<string> {
  const source = {
    utm_source: script,
    utm_campaign: script,
    referrer: script,
    landing: `/${script}`,
  };
  const came = { page: `/${script}`, zone: script, source_first: source, source_last: source };
  await send(site, "/api/enquiry", { ...person, ...came, name: script, location: script, email });
  const [lead] = await enquiriesFrom(site, email);
  const id = lead?.id ?? "";
  // Over in every office.
  const due = new Date(Date.now() - 48 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await asStaff(site, "POST", `/enquiry/${id}/spam`, { spam: false });
  await asStaff(site, "POST", "/desk/views", { name: script, query: "", is_shared: true });
  await asStaff(site, "POST", "/desk/templates", { name: script, subject: script, text: script });
  await asStaff(site, "POST", `/desk/leads/${id}/reply`, { subject: script, text: all });
  await asStaff(site, "POST", `/desk/leads/${id}/notes`, { text: all });
  const { lead: seen } = await asStaff<OpenedLead>(site, "GET", `/desk/leads/${id}`);
  const step = { version: seen.version, next_step: script, next_step_on: due };
  await asStaff(site, "PATCH", `/desk/leads/${id}`, step);
  return id;
}

/** Nobody is mailed about what is likely spam, before staff say that it is none. */
export async function letAllPass(site: Site): Promise<void> {
  const likely = await asStaff<{ id: string }[]>(site, "GET", "/enquiry?spam=likely&size=100");
  for (const { id } of likely) await asStaff(site, "POST", `/enquiry/${id}/spam`, { spam: false });
}

let added: Promise<Post[]> | undefined;

export function addPayloadPosts(site: Site): Promise<Post[]> {
  added ??= Promise.all(
    payloads.slice(0, 6).map((title) => addPost(site, { title, content: all, alts: [title] })),
  );
  return added;
}
