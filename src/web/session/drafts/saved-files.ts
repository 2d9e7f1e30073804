import { filesInTab, SAVED_FILES } from './forget-unsent.ts';

/**
 * Files that are not sent yet, by the name of what they belong to: storage for texts cannot hold them, the browser's
 * database can.
 */
const STORE = 'files';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(SAVED_FILES, 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error('the database is in use'));
  });
}

async function ask<Answer>(mode: IDBTransactionMode, question: (store: IDBObjectStore) => IDBRequest<Answer>) {
  let database: IDBDatabase | undefined;
  try {
    database = await open();
    const transaction = database.transaction(STORE, mode);
    const request = question(transaction.objectStore(STORE));
    return await new Promise<Answer | null>((resolve) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => resolve(null);
      transaction.onerror = () => resolve(null);
    });
  } catch {
    return null;
  } finally {
    database?.close();
  }
}

/** In the order they were chosen. Null when there are none: the tab was closed, and the browser had kept nothing. */
export async function savedFiles(name: string): Promise<readonly File[] | null> {
  const kept = filesInTab.get(name) ?? (await ask<unknown>('readonly', (store) => store.get(name)));
  return Array.isArray(kept) ? kept.filter((one) => one instanceof File) : null;
}

/** None: nothing is kept any more. */
export async function saveFiles(name: string, files: readonly File[]): Promise<void> {
  if (files.length === 0) {
    filesInTab.delete(name);
    await ask('readwrite', (store) => store.delete(name));
  } else {
    filesInTab.set(name, files);
    await ask('readwrite', (store) => store.put([...files], name));
  }
}

/** Under which the files of a session that ended lie: in one piece, where no form looks for its own. */
const LEFT_FILES = 'left behind';

/** By their names. Null where there are none. */
export async function everyFile(): Promise<ReadonlyMap<string, unknown> | null> {
  const names = await ask('readonly', (store) => store.getAllKeys());
  const files = await ask('readonly', (store) => store.getAll());
  return names && files && names.length > 0 ? new Map(names.map((name, at) => [String(name), files[at]])) : null;
}

export const leaveFiles = (files: ReadonlyMap<string, unknown>) =>
  ask('readwrite', (store) => store.put(files, LEFT_FILES));

/** Read once: whoever they do not belong to gets rid of them so. */
export async function takeLeftFiles(): Promise<ReadonlyMap<string, unknown>> {
  const left = await ask<unknown>('readonly', (store) => store.get(LEFT_FILES));
  await ask('readwrite', (store) => store.delete(LEFT_FILES));
  return left instanceof Map ? left : new Map();
}
