import { checkServer } from './network.ts'
import { storage } from '../storage/storage.ts'

/** The minimum time between two reloads for a missing file, ms: a second failure is a real error. */
const RELOAD_INTERVAL = 60_000

/** Checks for a failed load of one of the app's files, in the messages of all browsers and of our own loader. */
export const isChunkLoadError = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script|preload|fetch messages/i.test(error.message)

function reloadOnce() {
  if (Date.now() - Number(storage.get('reloadedAt') ?? 0) < RELOAD_INTERVAL) return false
  storage.set('reloadedAt', String(Date.now()))
  history.go(0)
  return true
}

/**
 * Loads a file of the app. If the server is unreachable the error is thrown, and `useOffline` is true; if the server answers without the file, there is a
 * newer version of the app and the page is reloaded.
 */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (!isChunkLoadError(error) || !(await checkServer()) || !reloadOnce()) throw error
    return new Promise(() => {})
  }
}
