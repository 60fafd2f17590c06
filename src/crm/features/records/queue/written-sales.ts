const store = 'sales';
let opening: Promise<IDBDatabase | null> | undefined;

/** Null if the browser has no database, as in some private windows. */
function open(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
    const request = indexedDB.open('crm.sales', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(null);
  });
  return opening;
}

async function change(work: (sales: IDBObjectStore) => void): Promise<void> {
  const database = await open();
  if (database) work(database.transaction(store, 'readwrite').objectStore(store));
}

/**
 * Writes a sale to IndexedDB, too: browsers write local storage to disk only seconds or even a minute later, and a
 * crash in between would lose the sale.
 */
export function writeDown(key: string, value: string): void {
  if (typeof indexedDB !== 'undefined') void change((sales) => sales.put(value, key));
}

export function strikeOut(key: string): void {
  if (typeof indexedDB !== 'undefined') void change((sales) => sales.delete(key));
}

/** Puts sales that local storage lost in a crash back into it. */
export async function restoreWritten(): Promise<void> {
  const database = typeof indexedDB === 'undefined' ? null : await open();
  if (!database) return;
  await new Promise<void>((resolve) => {
    const reading = database.transaction(store);
    const request = reading.objectStore(store).openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      const key = String(cursor.key);
      if (localStorage.getItem(key) === null) localStorage.setItem(key, String(cursor.value));
      cursor.continue();
    };
    reading.oncomplete = () => resolve();
    reading.onerror = () => resolve();
  });
}
