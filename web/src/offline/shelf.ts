/** Where this browser keeps games: texts under keys, in IndexedDB. A write is on the disk when its promise is kept. */
const [NAME, STORE] = ["hanse", "kept"];

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("storage"));
    request.onblocked = () => reject(new Error("blocked"));
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("storage"));
  });
}

export class Shelf {
  private database: Promise<IDBDatabase> | null = null;

  private open(): Promise<IDBDatabase> {
    this.database ??= opened().catch((error: unknown) => {
      this.database = null; // a browser may allow later what it denied
      throw error;
    });
    return this.database;
  }

  async get(key: string): Promise<string | undefined> {
    const database = await this.open();
    return (await done(database.transaction(STORE).objectStore(STORE).get(key))) as string | undefined;
  }

  async all(beginning: string): Promise<string> {
    const store = (await this.open()).transaction(STORE).objectStore(STORE);
    const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
    const [keys, texts] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range))]);
    return JSON.stringify(Object.fromEntries(keys.map((key, place) => [String(key), String(texts[place])])));
  }

  async put(pairs: string): Promise<void> {
    const database = await this.open();
    const change = database.transaction(STORE, "readwrite", { durability: "strict" });
    const store = change.objectStore(STORE);
    for (const [key, text] of Object.entries(JSON.parse(pairs) as Record<string, string>)) store.put(text, key);
    await new Promise<void>((resolve, reject) => {
      change.oncomplete = () => resolve();
      change.onabort = () => reject(change.error ?? new Error("storage"));
    });
  }
}
