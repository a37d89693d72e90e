import type { Change } from '../../kernel/tables/change-log.ts'
import type { WorldStore } from './persist-world.ts'

/** Raised whenever the stores change: what an older version has kept is dropped. */
const VERSION = 2
const STORES = ['worlds', 'changes']

type Stores = { worlds: IDBObjectStore; changes: IDBObjectStore }

function prepare(database: IDBDatabase) {
  for (const old of database.objectStoreNames) database.deleteObjectStore(old)
  database.createObjectStore('worlds')
  database.createObjectStore('changes', { autoIncrement: true })
}

const resultOf = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function open() {
  const request = indexedDB.open('longan-demo', VERSION)
  request.onupgradeneeded = () => prepare(request.result)
  return resultOf(request)
}

const end = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })

/** Runs `act` in one transaction, isolated from other tabs. */
async function inStores<Value>(mode: IDBTransactionMode, act: (stores: Stores) => Promise<Value>) {
  const database = await open()
  try {
    const transaction = database.transaction(STORES, mode)
    const [worlds, changes] = STORES.map((name) => transaction.objectStore(name)) as [IDBObjectStore, IDBObjectStore]
    const [value] = await Promise.all([act({ worlds, changes }), end(transaction)])
    return value
  } finally {
    database.close()
  }
}

const revisionIn = async ({ worlds }: Stores) => (await resultOf<number | undefined>(worlds.get('revision'))) ?? 0

/** Stores the page's world between visits in the browser's database: it is too large for localStorage. */
export const worldStore: WorldStore = {
  load: (known?: number) =>
    inStores('readonly', async (stores) => {
      const revision = await revisionIn(stores)
      if (revision === 0 || revision === known) return undefined
      const snapshot: unknown = await resultOf(stores.worlds.get('snapshot'))
      const changes = await resultOf<unknown[][]>(stores.changes.getAll())
      return { revision, snapshot, changes: changes.flat() }
    }),

  append: (revision: number, changes: Change[]) =>
    inStores('readwrite', async (stores) => {
      if ((await revisionIn(stores)) !== revision) return undefined
      stores.changes.add(changes)
      stores.worlds.put(revision + 1, 'revision')
      return revision + 1
    }),

  replace: (snapshot: unknown) =>
    inStores('readwrite', async (stores) => {
      const revision = (await revisionIn(stores)) + 1
      stores.changes.clear()
      stores.worlds.put(snapshot, 'snapshot')
      stores.worlds.put(revision, 'revision')
      return revision
    }),
}
