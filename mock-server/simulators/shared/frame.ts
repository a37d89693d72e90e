export type Language = 'vi' | 'en'

/** What the address of a partner's page says: `?launch=…&world=…&language=vi&theme=dark&bridge=1&corner=taken`. */
export type Frame = {
  /** The secret that says who plays what. */
  launch: string
  world: string | undefined
  language: Language
  /** Whether calls go through the page around the frame, because there is no server. */
  isBridged: boolean
  query: URLSearchParams
}

const isTheme = (data: unknown): data is { theme: unknown } =>
  typeof data === 'object' && data !== null && 'longan' in data && data.longan === 'theme' && 'theme' in data

function wear(theme: unknown) {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
}

/** Reads the address and dresses the document: language, and theme, which the page around the frame may change. */
export function openFrame(): Frame {
  const query = new URLSearchParams(location.search)
  const language: Language = /^en/i.test(query.get('language') ?? '') ? 'en' : 'vi'
  document.documentElement.lang = language
  wear(query.get('theme'))
  // The site's own way out lies over the corner where the page begins: its header makes room (base.css).
  if (query.get('corner') === 'taken') document.documentElement.dataset['corner'] = 'taken'
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source === parent && isTheme(data)) wear(data.theme)
  })
  return {
    launch: query.get('launch') ?? '',
    world: query.get('world') ?? undefined,
    language,
    isBridged: query.get('bridge') === '1',
    query,
  }
}

/** Whether there is a page around this one. */
export const isFramed = () => parent !== window

/**
 * Says something to the page around the frame: `{ longan: 'balance-changed' }` after money moved, `{ relogin: true }` when the
 * session has ended, `{ longan: 'close' }` when the player wants back, `{ longan: 'deposit' }` when money is wanted.
 * @note The frame's own origin may be opaque, so it cannot know the parent's; nothing secret is said.
 */
export function postToParent(message: { longan: 'balance-changed' | 'close' | 'deposit' } | { relogin: true }) {
  if (isFramed()) parent.postMessage(message, '*')
}

/** Says something that is nobody else's business to the page around the frame, and only if it is of this site. */
export function answerSite(
  origin: string,
  message: { longan: 'identity'; firebaseIdToken: string } | { longan: 'identity'; failure: string },
) {
  if (isFramed()) parent.postMessage(message, origin)
}
