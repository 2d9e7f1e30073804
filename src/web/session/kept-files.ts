import { KEPT_FILES } from './forget-messages.ts';

/**
 * Files that wait for the connection, by the key of what they belong to. Too large for localStorage. Where the browser keeps
 * nothing (a private window), they live as long as the tab.
 */
const STORE = 'files';
const inTab = new Map<string, readonly File[]>();

const answer = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function withStore<Value>(act: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  const opening = indexedDB.open(KEPT_FILES, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await answer(opening);
  try {
    return await answer(act(database.transaction(STORE, 'readwrite').objectStore(STORE)));
  } finally {
    database.close();
  }
}

export async function keepFiles(key: string, files: readonly File[]) {
  inTab.set(key, files);
  await withStore((store) => store.put([...files], key)).catch(() => {});
}

/** Null when they are gone: the tab was closed and the browser had kept nothing. */
export async function keptFiles(key: string): Promise<readonly File[] | null> {
  const files: unknown = inTab.get(key) ?? (await withStore((store) => store.get(key)).catch(() => null));
  return Array.isArray(files) ? files : null;
}

export async function dropFiles(key: string) {
  inTab.delete(key);
  await withStore((store) => store.delete(key)).catch(() => {});
}
