/** The app's one page. */
export const indexPage = '/index.html'

/**
 * Under which address a version keeps what is asked for: its one page for every address of the app, a file for itself; nothing for
 * what is no part of it.
 */
export function cachePathOf({ url, method, mode }: Pick<Request, 'url' | 'method' | 'mode'>, origin: string) {
  const { origin: requestOrigin, pathname } = new URL(url)
  if (method !== 'GET' || requestOrigin !== origin) return undefined
  if (mode !== 'navigate') return pathname
  return /^\/(?:m(?:\/.*)?)?$/i.test(pathname) ? indexPage : undefined
}
