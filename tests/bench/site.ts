import { setTimeout as wait } from "node:timers/promises";
import { person } from "#tests/lead-corpus/people.ts";
import { seeded } from "#tests/lead-corpus/random.ts";
import { startServer } from "#tests/server-process.ts";
import type { Call } from "./load.ts";
import { processorMs } from "./process-figures.ts";

/** Between a start and a look at what the process needs when nobody asks it for anything. */
export const restMs = 3000;
/** Of processor time in a rest: nothing but looking for work. */
const quietMs = 100;
const browser = { "User-Agent": "Mozilla/5.0", "Accept-Language": "en" };

/** The first start on seeded posts makes AVIF of their pictures, which no reader is to be charged with. */
export async function finishPictures(settings: Record<string, string>): Promise<void> {
  const server = await startServer(settings);
  let before = Number.NEGATIVE_INFINITY;
  while (processorMs(server.pid) - before > quietMs) {
    before = processorMs(server.pid);
    await wait(restMs);
  }
  server.kill("SIGTERM");
  await server.exited;
}

export async function firstPost(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/blogs`);
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return `/blog/${data[0]?.id}`;
}

export function page(path: string) {
  return (): Call => ({ path, headers: { ...browser, "Accept-Encoding": "gzip, deflate, br" } });
}

/** A search, each by somebody else, so that no limit is met. */
export function search(index: number): Call {
  const { path, headers } = page("/search?q=nurse")();
  return { path, headers: { ...headers, ...fromOf(index) } };
}

/** A short one. */
export function enquiry(index: number): Call {
  const body = {
    name: `Visitor ${index}`,
    email: `visitor${index}@example.com`,
    number: String(2_025_550_000 + index),
    location: "Kochi",
    category: "Student Visa",
    doubt: `May I change the college after the visa is issued? I was asked on day ${index}.`,
  };
  return sent("/api/enquiry", body, index);
}

/** An enquiry or a message as people write them: none to eight sentences, about families, in other scripts, with links. */
export function lead(index: number): Call {
  const { path, body } = person(seeded(index), index);
  return sent(path, body, index);
}

/** Each visitor writes from an address of their own, so that no limit is met. */
function sent(path: string, body: object, index: number): Call {
  return {
    path,
    method: "POST",
    headers: { ...browser, "Content-Type": "application/json", ...fromOf(index) },
    body: JSON.stringify(body),
  };
}

export function fromOf(index: number) {
  return {
    "X-Forwarded-For": `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  };
}
