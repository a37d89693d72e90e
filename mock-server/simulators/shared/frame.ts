export type Language = 'vi' | 'en'

/** The query of a simulator's page: `?launch=…&world=…&language=vi&theme=dark&bridge=1&corner=taken&title=outside`. */
export type Frame = {
  /** The secret that identifies the player and the game. */
  launch: string
  world: string | undefined
  language: Language
  /** Calls go through the page around the frame, because there is no server. */
  isBridged: boolean
  /** The page around the frame shows the name of the game. */
  isTitleOutside: boolean
  query: URLSearchParams
}

const isTheme = (data: unknown): data is { theme: unknown } =>
  typeof data === 'object' && data !== null && 'longan' in data && data.longan === 'theme' && 'theme' in data

function applyTheme(theme: unknown) {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
}

/** Reads the query and sets the document's language and theme. The page around the frame may change the theme later. */
export function openFrame(): Frame {
  const query = new URLSearchParams(location.search)
  const language: Language = /^en/i.test(query.get('language') ?? '') ? 'en' : 'vi'
  document.documentElement.lang = language
  applyTheme(query.get('theme'))
  // The site's close button covers the top corner, so the header leaves room for it (base.css).
  if (query.get('corner') === 'taken') document.documentElement.dataset['corner'] = 'taken'
  const isTitleOutside = query.get('title') === 'outside'
  if (isTitleOutside) document.documentElement.dataset['title'] = 'outside'
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source === parent && isTheme(data)) applyTheme(data.theme)
  })
  return {
    launch: query.get('launch') ?? '',
    world: query.get('world') ?? undefined,
    language,
    isBridged: query.get('bridge') === '1',
    isTitleOutside,
    query,
  }
}

export const isFramed = () => parent !== window

/**
 * Sends a message to the page around the frame: `{ longan: 'balance-changed' }` after money moved, `{ relogin: true }` when the session has
 * ended, `{ longan: 'close' }` to go back, `{ longan: 'deposit' }` to deposit.
 * @note The frame's own origin may be opaque, so it cannot know the parent's; no message contains a secret.
 */
export function postToParent(message: { longan: 'balance-changed' | 'close' | 'deposit' } | { relogin: true }) {
  if (isFramed()) parent.postMessage(message, '*')
}

/** Sends a confidential message to the page around the frame, only if that page has the site's own `origin`. */
export function postToSite(
  origin: string,
  message: { longan: 'identity'; firebaseIdToken: string } | { longan: 'identity'; failure: string },
) {
  if (isFramed()) parent.postMessage(message, origin)
}
