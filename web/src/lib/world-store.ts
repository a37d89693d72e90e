const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('longan-demo', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('worlds')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function inStore<Value>(mode: IDBTransactionMode, act: (worlds: IDBObjectStore) => IDBRequest<Value>) {
  const database = await open()
  try {
    return await new Promise<Value>((resolve, reject) => {
      const request = act(database.transaction('worlds', mode).objectStore('worlds'))
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  } finally {
    database.close()
  }
}

/** Where the demo keeps its world between visits: the browser's database, since a world is too big for localStorage. */
export const worldStore = {
  load: () => inStore<unknown>('readonly', (worlds) => worlds.get('default')),
  save: async (snapshot: unknown) => void (await inStore('readwrite', (worlds) => worlds.put(snapshot, 'default'))),
}
