import type { Hono } from "hono";
import { enquiries } from "./enquiries.ts";
import { messages } from "./messages.ts";
import { addressOf } from "./people.ts";
import { drawPicture } from "./pictures.ts";
import { posts, type SeedPost } from "./posts.ts";
import { spamEnquiries, spamMessages } from "./spam.ts";
import { subscribers } from "./subscribers.ts";
import { templates } from "./templates.ts";

/** Sends everything through the API's front door, each visitor from an address of its own. */
export async function sendLeads(app: Hono): Promise<void> {
  await sendKind(app, "enquiries", "/api/enquiry", enquiries);
  await sendKind(app, "messages", "/api/contact", messages);
  await sendKind(app, "subscribers", "/api/subscription", subscribers);
  await sendKind(app, "enquiries that are likely spam", "/api/enquiry", spamEnquiries, {});
  await sendKind(app, "messages that are likely spam", "/api/contact", spamMessages, {});
}

/** From one post to the next, and since the newest. */
const days = { between: 5, since: 2 };

type LogIn = (daysAgo: number) => Promise<string>;

/** The posts need a login, each of its own day. */
export async function sendPosts(app: Hono, logIn: LogIn): Promise<void> {
  for (const [index, post] of posts.entries()) {
    const token = await logIn(days.since + days.between * (posts.length - 1 - index));
    const init = { method: "POST", headers: { Authorization: `Bearer ${token}` } };
    await call(app, "/api/blogs", { ...init, body: await formOf(post) });
  }
  const images = posts.flatMap((post) => post.images).length;
  console.log(`  ${posts.length} posts with ${images} images`);
}

/** The words for replies need one as well. */
export async function sendTemplates(app: Hono, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  for (const template of templates) {
    await call(app, "/api/desk/templates", {
      method: "POST",
      headers,
      body: JSON.stringify(template),
    });
  }
  console.log(`  ${templates.length} templates for replies`);
}

let visitors = 0;

/** What a browser and one of our forms say beside what was typed. */
const browser = {
  "User-Agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36",
  "Accept-Language": "en-IN,en;q=0.9",
};

async function sendKind(
  app: Hono,
  kind: string,
  path: string,
  bodies: object[],
  sender: Record<string, string> = browser,
): Promise<void> {
  for (const body of bodies) {
    visitors += 1;
    const headers = {
      ...sender,
      "Content-Type": "application/json",
      "X-Forwarded-For": addressOf(visitors),
    };
    await call(app, path, { method: "POST", headers, body: JSON.stringify(body) });
  }
  console.log(`  ${bodies.length} ${kind}`);
}

async function formOf(post: SeedPost): Promise<FormData> {
  const form = new FormData();
  form.append("title", post.title);
  form.append("content", post.content);
  for (const name of post.images) {
    const { file, alt } = await drawPicture(name);
    form.append("images", file);
    form.append("alts", alt);
  }
  return form;
}

/** @throws Error with the API's own text when it does not answer 201. */
async function call(app: Hono, path: string, init: RequestInit): Promise<void> {
  const response = await app.request(path, init);
  if (response.status !== 201) {
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  }
}
