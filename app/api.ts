import { createContext } from "react-router";
import { storedToken } from "#app/session.ts";
import { type Progress, upload } from "#app/upload.ts";
import type { Post } from "#contract/blog.ts";
import type { BotChallenge } from "#contract/bot-check.ts";
import type {
  ContactInput,
  ContactMessage,
  Enquiry,
  EnquiryInput,
  Receipt,
  Subscription,
  SubscriptionInput,
} from "#contract/leads.ts";
import type { LoginInput } from "#contract/staff.ts";

/** A call that did not succeed. `status` is 0 when no answer came; `text` is the server's own text for people. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly text: string | undefined;
  /** Of the files sent, the one that it is about, counted from 0. */
  readonly image: number | undefined;

  constructor(status: number, text?: string, image?: number) {
    super(text ?? `No usable answer (${status})`);
    this.status = status;
    this.text = text;
    this.image = image;
  }

  /** True when the same call may succeed later: nothing reached the server, or it is away. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 502;
  }
}

type Fetch = (path: string, init: RequestInit) => Response | Promise<Response>;
type Answer<T> = T & { error?: string; image?: number };
type Call = {
  json?: unknown;
  form?: FormData;
  key?: string;
  /** The version that is changed; another answers 412. */
  version?: number;
  onProgress?: Progress;
};

/**
 * The one door to the API, for browsers and for pages rendered on the server. Source: SPEC.md §7.
 * Each method gives the answer's `data`. A `key` makes repeating a send harmless: the first answer comes again.
 * @throws ApiFailure
 */
export function createApi(fetch: Fetch, token: () => string | undefined) {
  function headersOf({ json, key, version }: Call): Headers {
    const headers = new Headers({ Accept: "application/json" });
    const bearer = token();
    if (bearer) headers.set("Authorization", `Bearer ${bearer}`);
    if (key) headers.set("Idempotency-Key", key);
    if (version !== undefined) headers.set("If-Match", `"${version}"`);
    if (json !== undefined) headers.set("Content-Type", "application/json");
    return headers;
  }

  async function call<T>(method: string, path: string, options: Call = {}): Promise<T> {
    const { json, form, onProgress } = options;
    const headers = headersOf(options);
    const body = json === undefined ? form : JSON.stringify(json);
    const init = { method, headers, body, credentials: "include" } as const;
    const response = await send(path, init, onProgress);
    const answer = (await response.json().catch(() => undefined)) as Answer<T> | undefined;
    if (!response.ok || answer === undefined) {
      throw new ApiFailure(response.status, answer?.error, answer?.image);
    }
    return answer;
  }

  async function send(path: string, init: RequestInit, onProgress?: Progress) {
    try {
      if (onProgress) return await upload(`/api${path}`, init, onProgress);
      return await fetch(`/api${path}`, init);
    } catch {
      throw new ApiFailure(0);
    }
  }

  const list = async <T>(path: string) => (await call<{ data: T[] }>("GET", path)).data;
  const read = async <T>(path: string) => (await call<{ data: T }>("GET", path)).data;
  const add = async <T>(path: string, json: unknown, key?: string) =>
    (await call<{ data: T }>("POST", path, { json, ...(key && { key }) })).data;

  return {
    sendEnquiry: (input: EnquiryInput, key?: string) => add<Receipt>("/enquiry", input, key),
    sendMessage: (input: ContactInput, key?: string) => add<Receipt>("/contact", input, key),
    subscribe: (input: SubscriptionInput, key?: string) =>
      add<unknown>("/subscription", input, key),
    post: (id: string) => read<Post>(`/blogs/${encodeURIComponent(id)}`),
    posts: () => list<Post>("/blogs"),
    addPost: async (form: FormData, onProgress: Progress) =>
      (await call<{ data: Post }>("POST", "/blogs", { form, onProgress })).data,
    changePost: async (
      { id, version }: Pick<Post, "id" | "version">,
      form: FormData,
      onProgress: Progress,
    ) => {
      const path = `/blogs/${encodeURIComponent(id)}`;
      return (await call<{ data: Post }>("PUT", path, { form, version, onProgress })).data;
    },
    removePost: (id: string) => call<unknown>("DELETE", `/blogs/${encodeURIComponent(id)}`),
    botChallenge: async <Work>() =>
      (await call<{ data: BotChallenge<Work> }>("GET", "/recaptcha/challenge")).data,
    verifyBotToken: (token: string) => add<unknown>("/recaptcha/verify-token", { token }),
    enquiries: () => list<Enquiry>("/enquiry"),
    messages: () => list<ContactMessage>("/contact"),
    subscribers: () => list<Subscription>("/subscription"),
    login: (input: LoginInput) =>
      call<{ token: string; data: { email: string } }>("POST", "/user/login", { json: input }),
    logout: () => call<unknown>("POST", "/user/logout"),
    whoami: async () => (await call<{ data: { email: string } }>("GET", "/user/me")).data,
  };
}
export type Api = ReturnType<typeof createApi>;

/** The browser's API. */
export const api = createApi((path, init) => fetch(path, init), storedToken);

/** The API of pages rendered on the server: the same calls, in process. */
export const apiContext = createContext<Api>();
