/** From the page to a waiting version: the user wants the update. */
export const takeOverMessage = 'take-over'

/** From that version: every path now opens its page. */
export const takenOverMessage = 'taken'

/** The cache for the page of a version that has taken over but still waits for activation. */
export const takenOverCache = 'taken'

export const workerPath = '/worker.js'

export const indexPage = '/index.html'

/** Returns the cache path of a request: the index page for every path of the app, the file itself for a file; undefined for anything else. */
export function cachePathOf({ url, method, mode }: Pick<Request, 'url' | 'method' | 'mode'>, origin: string) {
  const { origin: requestOrigin, pathname } = new URL(url)
  if (method !== 'GET' || requestOrigin !== origin) return undefined
  if (mode !== 'navigate') return pathname
  return /^\/(?:m(?:\/.*)?)?$/i.test(pathname) ? indexPage : undefined
}
