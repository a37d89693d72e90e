import { checkServer } from './network.ts'
import { storage } from './storage.ts'

/** A page is loaded anew at most this often for a file that is missing, ms: a second failure is a real one. */
const RELOAD_INTERVAL = 60_000

/** Whether something failed because a file of the app did not come, as each browser and our own loader say it. */
export const isChunkLoadError = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script|preload|fetch words/i.test(error.message)

function reloadOnce() {
  if (Date.now() - Number(storage.get('reloadedAt') ?? 0) < RELOAD_INTERVAL) return false
  storage.set('reloadedAt', String(Date.now()))
  history.go(0)
  return true
}

/**
 * Fetches a file of the app that is needed now. Where the server does not answer it fails, and `useNetworkGone` says why;
 * a server that answers and lacks the file has a newer app: the page is loaded anew.
 */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (!isChunkLoadError(error) || !(await checkServer()) || !reloadOnce()) throw error
    return new Promise(() => {})
  }
}
