import { createContext } from "react-router";
import type { Post, PostNeighbours, PostPage } from "#contract/answers/blog.ts";
import type { Sent, Subscription } from "#contract/answers/leads.ts";
import type { Erased, PersonalData } from "#contract/answers/personal-data.ts";
import type { Hit } from "#contract/answers/search.ts";
import type { BotChallenge } from "#contract/bot-check.ts";
import type { LeadSignals } from "#contract/lead-signals.ts";
import type { ContactInput, EnquiryInput, SubscriptionInput } from "#contract/leads.ts";
import type { PersonInput } from "#contract/personal-data.ts";
import { storedToken } from "./session.ts";

/** A call that did not succeed. `status` is 0 when no whole answer came; `text` is the server's own text for people. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly text: string | undefined;
  /** What stands in the answer beside the text: what exactly it is about. */
  readonly fields: Record<string, unknown>;

  constructor(status: number, text?: string, fields: Record<string, unknown> = {}) {
    super(text ?? `No usable answer (${status})`);
    this.status = status;
    this.text = text;
    this.fields = fields;
  }

  /** True when the same call may succeed later: nothing reached the server, or it is away. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 502;
  }
}

type Fetch = (path: string, init: RequestInit) => Response | Promise<Response>;
type Answer<T> = T & Record<string, unknown> & { error?: string };
type Options = {
  json?: unknown;
  form?: FormData;
  key?: string;
  /** The version that is changed; another answers 412. */
  version?: number;
  /** Sends instead of the usual fetch. */
  fetch?: Fetch;
};

/**
 * How the API is called. A `key` makes repeating a send harmless: the first answer comes again.
 * @throws ApiFailure
 */
function createCall(usualFetch: Fetch, token: () => string | undefined) {
  return async function call<T>(method: string, path: string, options: Options = {}): Promise<T> {
    const { json, form, fetch = usualFetch } = options;
    const headers = headersOf(token(), options);
    const body = json === undefined ? form : JSON.stringify(json);
    const answer = await answerOf(fetch, path, { method, headers, body, credentials: "include" });
    const said = await saidIn<T>(answer);
    // Cut on its way, or not the server's: what was asked for may have been done.
    if (said === undefined) throw new ApiFailure(0);
    return said;
  };
}

/** Undefined where it is no whole JSON. */
function saidIn<T>(answer: Response): Promise<Answer<T> | undefined> {
  return answer.json().catch(() => undefined) as Promise<Answer<T> | undefined>;
}

function headersOf(token: string | undefined, { json, key, version }: Options): Headers {
  const headers = new Headers({ Accept: "application/json" });
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (key) headers.set("Idempotency-Key", key);
  if (version !== undefined) headers.set("If-Match", `"${version}"`);
  if (json !== undefined) headers.set("Content-Type", "application/json");
  return headers;
}

/** A success. @throws ApiFailure */
async function answerOf(fetch: Fetch, path: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new ApiFailure(0);
  }
  if (answer.ok) return answer;
  const said = await saidIn(answer);
  throw new ApiFailure(answer.status, said?.error, said);
}

/** A message names its phone one way or the other. Source: DECISIONS.md "API". */
type Message = ContactInput | (Omit<ContactInput, "phone"> & { number: string });
/** What a form sends beside what was typed. */
type Beside = Partial<LeadSignals>;

/**
 * The visitors' door to the API, for browsers and for pages rendered on the server; the staff's is
 * app/staff/staff-api.ts. Each method gives the answer's `data`. Source: SPEC.md §7.
 * @throws ApiFailure
 */
function createApi(fetch: Fetch, token: () => string | undefined) {
  const call = createCall(fetch, token);
  const read = async <T>(path: string) => (await call<{ data: T }>("GET", path)).data;
  const add = async <T>(path: string, json: unknown, key?: string) =>
    (await call<{ data: T }>("POST", path, { json, ...(key && { key, fetch: send }) })).data;
  // What has a key may be sent again: whoever leaves the page meanwhile has sent it.
  const send: Fetch = (path, init) => fetch(path, { ...init, keepalive: true });
  return {
    sendEnquiry: (input: EnquiryInput & Beside, key?: string) => add<Sent>("/enquiry", input, key),
    sendMessage: (input: Message & Beside, key?: string) => add<Sent>("/contact", input, key),
    subscribe: (input: SubscriptionInput & Beside, key?: string) =>
      add<unknown>("/subscription", input, key),
    postPage: (page: number) => read<PostPage>(`/blogs/pages/${page}`),
    postNeighbours: (id: string) =>
      read<PostNeighbours>(`/blogs/${encodeURIComponent(id)}/neighbours`),
    post: (id: string) => read<Post>(`/blogs/${encodeURIComponent(id)}`),
    search: (query: string) => read<Hit[]>(`/search?q=${encodeURIComponent(query)}`),
    botChallenge: <Work>() => read<BotChallenge<Work>>("/recaptcha/challenge"),
    verifyBotToken: (token: string) =>
      add<{ proof?: string }>("/recaptcha/verify-token", { token }),
  };
}
export type Api = ReturnType<typeof createApi>;

/** Into the browser's cache, what may be imported soon. @throws Error where it does not come */
export async function bringFile(path: string): Promise<void> {
  const answer = await fetch(path);
  if (!answer.ok) throw new ApiFailure(answer.status);
  await answer.blob();
}

/** A minute is enough for the longest text on a slow network: then another connection may bring the answer. */
const browserFetch: Fetch = (path, init) =>
  fetch(path, { ...init, signal: AbortSignal.timeout(60_000) });
/** For what may take the server longer than that. */
export const patientFetch: Fetch = (path, init) => fetch(path, init);

/** The browser's. */
export const api = createApi(browserFetch, storedToken);
/** The same for paths that a part of the panel names itself. @throws ApiFailure */
export const callFromBrowser = createCall(browserFetch, storedToken);

/** An answer that is read as it comes, for as long as that takes. @throws ApiFailure */
export function streamFromBrowser(path: string, init: RequestInit): Promise<Response> {
  const headers = headersOf(storedToken(), {});
  // It is a file, or events.
  headers.delete("Accept");
  return answerOf(patientFetch, path, { ...init, headers });
}

/**
 * The API of pages rendered on the server: the same calls, in process, and those of the signed links in mails, which no
 * browser makes by itself.
 * @throws ApiFailure
 */
export function createServerApi(fetch: Fetch) {
  const call = createCall(fetch, () => undefined);
  const data = async <T>(method: string, path: string, json?: unknown) =>
    (await call<{ data: T }>(method, path, { json })).data;
  const keyed = (path: string, key: string) => `${path}?${new URLSearchParams({ key })}`;
  return {
    ...createApi(fetch, () => undefined),
    subscriptionToConfirm: (key: string) =>
      data<Subscription>("GET", keyed("/newsletter/confirm", key)),
    confirmSubscription: (key: string) =>
      data<Subscription>("POST", "/newsletter/confirm", { key }),
    subscriptionToEnd: (key: string) =>
      data<Subscription>("GET", keyed("/newsletter/unsubscribe", key)),
    endSubscription: (key: string) =>
      data<Subscription>("POST", "/newsletter/unsubscribe", { key }),
    myData: (key: string) => data<PersonalData>("GET", keyed("/my-data", key)),
    eraseMyData: (key: string) => data<Erased>("DELETE", keyed("/my-data", key)),
    mailMyDataLink: (input: PersonInput) => data<unknown>("POST", "/my-data/link", input),
  };
}
export type ServerApi = ReturnType<typeof createServerApi>;
export const apiContext = /* @__PURE__ */ createContext<ServerApi>();
