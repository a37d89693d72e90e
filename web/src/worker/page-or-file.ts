/** The app's one page. */
export const onlyPage = '/index.html'

/**
 * Under which address a version keeps what is asked for: its one page for every address of the app, a file for itself; nothing for
 * what is no part of it.
 */
export function pageOrFile({ url, method, mode }: Pick<Request, 'url' | 'method' | 'mode'>, origin: string) {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return undefined
  if (mode !== 'navigate') return pathname
  return /^\/(?:m(?:\/.*)?)?$/i.test(pathname) ? onlyPage : undefined
}
