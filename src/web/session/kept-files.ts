/**
 * Files chosen for a form that is not sent yet: storage for texts cannot hold them, the browser's database can. Where it
 * is switched off or full nothing is kept, and nobody has to catch anything.
 */
const STORE = 'files';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('kept_files', 1);
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

/** What was kept under a name, in the order it was chosen. */
export async function keptFiles(name: string): Promise<File[]> {
  const kept = await ask<unknown>('readonly', (store) => store.get(name));
  return Array.isArray(kept) ? kept.filter((one) => one instanceof File) : [];
}

/** None: nothing is kept any more. */
export async function keepFiles(name: string, files: readonly File[]): Promise<void> {
  if (files.length === 0) await ask('readwrite', (store) => store.delete(name));
  else await ask('readwrite', (store) => store.put([...files], name));
}

export async function forgetKeptFiles(): Promise<void> {
  await ask('readwrite', (store) => store.clear());
}
