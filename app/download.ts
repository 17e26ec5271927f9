import { saveFile } from "#app/ui/save-file.ts";
import { ApiFailure, streamFromBrowser } from "./api.ts";

/** Where a file goes, part by part. */
type Sink = {
  write: (part: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** It is whole. */
  close: () => Promise<void>;
  /** It is not: nothing of it stays. */
  abort: () => Promise<void>;
};

type Picked = { createWritable: () => Promise<Sink> };
type Picker = (options: { suggestedName: string }) => Promise<Picked>;

type Options = {
  /** The file's, unless the person chooses another. */
  name: string;
  onProgress: (bytes: number) => void;
  signal: AbortSignal;
};

/**
 * Saves what the API answers as a file: on the disk as it comes where the browser can do that, else from memory at its
 * end. A link could not carry the login. False when the person chose no place for it, or stopped it.
 * @throws ApiFailure
 */
export async function download(path: string, options: Options): Promise<boolean> {
  const { name, signal } = options;
  try {
    const sink = await sinkOf(name);
    await fill(sink, path, options);
    return true;
  } catch (failure) {
    if (signal.aborted || isAbort(failure)) return false;
    throw failure instanceof ApiFailure ? failure : new ApiFailure(0);
  }
}

async function sinkOf(name: string): Promise<Sink> {
  const { showSaveFilePicker: pick } = window as { showSaveFilePicker?: Picker };
  if (!pick) return memorySink(name);
  return (await pick({ suggestedName: name })).createWritable();
}

async function fill(sink: Sink, path: string, { signal, onProgress }: Options): Promise<void> {
  try {
    const reader = await readerOf(path, signal);
    let bytes = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      await sink.write(value);
      bytes += value.length;
      onProgress(bytes);
    }
  } catch (failure) {
    await sink.abort();
    throw failure;
  }
  await sink.close();
}

async function readerOf(path: string, signal: AbortSignal) {
  const { body } = await streamFromBrowser(path, { signal });
  if (!body) throw new ApiFailure(0);
  return body.getReader();
}

function memorySink(name: string): Sink {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  return {
    write: async (part) => void parts.push(part),
    abort: async () => void parts.splice(0),
    close: async () => saveFile(new Blob(parts), name),
  };
}

function isAbort(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === "AbortError";
}
