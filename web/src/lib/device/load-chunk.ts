import { checkServer } from './network.ts'
import { storage } from '../storage/storage.ts'

/** The minimum time between two reloads for a missing file, ms: a second failure is a real error. */
const RELOAD_INTERVAL = 60_000

/** A file of the app that could not be loaded, other than a module. */
export class MissingFileError extends Error {
  override name = 'MissingFileError'
}

/** Checks for a failed load of one of the app's files. Browsers and Vite have no code for it: a module that is missing and one that throws differ only in their message. */
export const isChunkLoadError = (error: unknown) =>
  error instanceof MissingFileError ||
  (error instanceof Error && /dynamically imported module|module script|preload/i.test(error.message))

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
