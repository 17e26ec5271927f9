type Answer<T> = {
  status: number;
  headers: Headers;
  /** The body as it came. */
  text: string;
  data: T;
  error?: string;
  token?: string;
};

type Request = (path: string, init?: RequestInit) => Promise<Response>;
export type Headings = Record<string, string>;

/** Calls the API as browsers do: JSON out and in, each call from an address of its own. */
export function caller(request: Request, login: () => Promise<Headings>) {
  async function call<T>(path: string, init: RequestInit, headers: Headings): Promise<Answer<T>> {
    const common = { ...browser, "X-Forwarded-For": newAddress(), ...(await login()) };
    const response = await request(path, { ...init, headers: { ...common, ...headers } });
    const text = await response.text();
    const body = text === "" ? {} : JSON.parse(text);
    return { ...body, status: response.status, headers: response.headers, text };
  }
  /** A string goes as it is, everything else as JSON. */
  function sendJson<T>(method: string, path: string, body: unknown, headers: Headings) {
    const json = typeof body === "string" ? body : JSON.stringify(body);
    const type = { "Content-Type": "application/json" };
    return call<T>(path, { method, body: json }, { ...type, ...headers });
  }
  return {
    get: <T = unknown>(path: string, headers: Headings = {}) =>
      call<T>(path, { method: "GET" }, headers),
    remove: <T = unknown>(path: string, headers: Headings = {}) =>
      call<T>(path, { method: "DELETE" }, headers),
    /** Without a body. */
    send: <T = unknown>(method: string, path: string, headers: Headings = {}) =>
      call<T>(path, { method }, headers),
    post: <T = unknown>(path: string, body: unknown, headers: Headings = {}) =>
      sendJson<T>("POST", path, body, headers),
    patch: <T = unknown>(path: string, body: unknown, headers: Headings = {}) =>
      sendJson<T>("PATCH", path, body, headers),
    put: <T = unknown>(path: string, body: unknown, headers: Headings = {}) =>
      sendJson<T>("PUT", path, body, headers),
  };
}

/** What every browser says of itself. */
const browser = {
  "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "Accept-Language": "en-IN,en;q=0.8",
};

let visitors = 0;

/** No visitor's sends count against another's. */
function newAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}
