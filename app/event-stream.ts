import { ApiFailure, streamFromBrowser } from "./api.ts";

/** The server gives a sign of life every 15 s; a connection that is silent for longer is dead, as after a sleep. */
const silentMsMax = 45_000;

/**
 * Reads the data of a stream's events as they come, until the server ends it. The browser's own EventSource can send no token.
 * @throws ApiFailure also when the connection breaks
 */
export async function* serverEvents(path: string, signal: AbortSignal): AsyncGenerator<string> {
  const { body } = await streamFromBrowser(path, { signal, cache: "no-store" });
  if (!body) throw new ApiFailure(0);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const read = eventReader();
  let silence: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      silence = setTimeout(() => void reader.cancel(), silentMsMax);
      const { done, value } = await reader.read();
      clearTimeout(silence);
      if (done) return;
      yield* read(value);
    }
  } catch {
    throw new ApiFailure(0);
  } finally {
    clearTimeout(silence);
    reader.cancel().catch(() => undefined); // it has broken or ended
  }
}

/**
 * Takes a stream's text piece by piece, wherever it is cut, and gives the data of the events that are whole by then. A line that
 * begins with a colon is the server's sign of life. Source: HTML standard, "Interpreting an event stream".
 */
export function eventReader(): (text: string) => string[] {
  let rest = "";
  let data: string[] = [];

  function take(line: string): string | undefined {
    const [isData, said = ""] = /^data(?:: ?(.*))?$/s.exec(line) ?? [];
    if (isData) data.push(said);
    if (line !== "" || data.length === 0) return undefined;
    const whole = data.join("\n");
    data = [];
    return whole;
  }

  return (text) => {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    // The last line is not whole; a carriage return at the end may be the half of a line's end.
    rest = lines.pop() ?? "";
    return lines.map(take).filter((event) => event !== undefined);
  };
}
