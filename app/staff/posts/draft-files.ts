/** Where new images of drafts are kept: localStorage holds text only, and little of it. */
const databaseName = "post-drafts";
const storeName = "files";
const failedText = "The browser's storage failed";

/** Of one draft; undefined for those that are not there (any more). */
export async function readDraftFiles(draft: string, keys: string[]): Promise<(File | undefined)[]> {
  const files = keys.map((key) =>
    inStore("readonly", (store) => store.get([draft, key]) as IDBRequest<File | undefined>).catch(
      () => undefined,
    ),
  );
  return Promise.all(files);
}

/** @throws Error where storage is full or forbidden */
export async function keepDraftFile(draft: string, key: string, file: File): Promise<void> {
  await inStore("readwrite", (store) => store.put(file, [draft, key]));
}

/** All of one draft. */
export async function forgetDraftFiles(draft: string): Promise<void> {
  // An array sorts after every text: the range holds all keys of the draft.
  const own = IDBKeyRange.bound([draft], [draft, []]);
  await inStore("readwrite", (store) => store.delete(own));
}

async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await opened();
  try {
    const transaction = database.transaction(storeName, mode);
    const request = act(transaction.objectStore(storeName));
    await ended(transaction);
    return request.result;
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(failedText));
  });
}

/** A request may succeed and its transaction fail all the same, when it is written to a full disk. */
function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error(failedText));
  });
}
