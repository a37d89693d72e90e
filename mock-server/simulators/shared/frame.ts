export type Language = 'vi' | 'en'

/** The query of a simulator's page: `?launch=…&world=…&language=vi&theme=dark&bridge=1&corner=taken&bar=outside`, and the brand in its fragment. */
export type Frame = {
  /** The secret that identifies the player and the game. */
  launch: string
  world: string | undefined
  language: Language
  /** Calls go through the page around the frame, because there is no server. */
  isBridged: boolean
  /** The name of the site, if it has a brand. */
  siteName: string | undefined
  /** The sign of the site's currency. */
  currency: string
  /** The page around the frame shows the name of the game. */
  isTitleOutside: boolean
  /** The player switched sound on in the previous game. */
  isSoundOn: boolean
  query: URLSearchParams
}

const isTheme = (data: unknown): data is { theme: unknown } =>
  typeof data === 'object' && data !== null && 'longan' in data && data.longan === 'theme' && 'theme' in data

function applyTheme(theme: unknown) {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
}

/**
 * Sets the colours, corners and font of the site's brand, from the fragment of the address: `#gold=ffee00-676000&radius-button=20px&weight=300`. The
 * address may come from anywhere, so everything else in it is ignored.
 */
function applyBrand(look: URLSearchParams) {
  const { style } = document.documentElement
  for (const [name, value] of look) {
    const [, light, dark] = /^([\da-f]{6})-([\da-f]{6})$/i.exec(value) ?? []
    if (light) style.setProperty(`--${name}`, `light-dark(#${light}, #${dark})`)
    else if (/^\d{1,3}px$/.test(value)) style.setProperty(`--${name}`, value)
  }
  if (look.get('font') === 'system') style.setProperty('--font-display', 'var(--font)')
  if (/^[1-9]00$/.test(look.get('weight') ?? '')) style.setProperty('--weight', look.get('weight'))
}

/** Reads the address and sets the document's language, theme and brand. The page around the frame may change the theme later. */
export function openFrame(): Frame {
  const query = new URLSearchParams(location.search)
  const language: Language = /^en/i.test(query.get('language') ?? '') ? 'en' : 'vi'
  document.documentElement.lang = language
  applyTheme(query.get('theme'))
  const look = new URLSearchParams(location.hash.slice(1))
  applyBrand(look)
  // The site's close button covers the top corner, so the header leaves room for it (base.css).
  if (query.get('corner') === 'taken') document.documentElement.dataset['corner'] = 'taken'
  const isTitleOutside = query.get('bar') === 'outside'
  if (isTitleOutside) document.documentElement.dataset['title'] = 'outside'
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source === parent && isTheme(data)) applyTheme(data.theme)
  })
  return {
    launch: query.get('launch') ?? '',
    world: query.get('world') ?? undefined,
    language,
    isBridged: query.get('bridge') === '1',
    siteName: look.get('name') ?? undefined,
    currency: look.get('currency') ?? '₫',
    isTitleOutside,
    isSoundOn: query.get('sound') === 'on',
    query,
  }
}

export const isFramed = () => parent !== window

type ParentMessage = { longan: 'balance-changed' | 'close' | 'deposit' | 'sound-on' | 'sound-off' } | { relogin: true }

/**
 * Sends a message to the page around the frame: `{ longan: 'balance-changed' }` after money moved, `{ relogin: true }` when the session has
 * ended, `{ longan: 'close' }` to go back, `{ longan: 'deposit' }` to deposit, `{ longan: 'sound-on' }` or `'sound-off'` for the next game.
 * @note The frame's own origin may be opaque, so it cannot know the parent's; no message contains a secret.
 */
export function postToParent(message: ParentMessage) {
  if (isFramed()) parent.postMessage(message, '*')
}

/** Sends a confidential message to the page around the frame, only if that page has the site's own `origin`. */
export function postToSite(
  origin: string,
  message: { longan: 'identity'; firebaseIdToken: string } | { longan: 'identity'; failure: string },
) {
  if (isFramed()) parent.postMessage(message, origin)
}
