import { config } from '#lib/config.ts'
import type { Theme } from '#lib/theme.ts'

/** What a game says to the page around it: money moved, the player wants out or wants to deposit, or the login has ended. */
export type GameMessage = (typeof messageNames)[number] | 'relogin'

const messageNames = ['balance-changed', 'close', 'deposit'] as const

export type FrameAddress = {
  src: string
  sandbox: string
  /** The origin its messages carry; a sandboxed page of our own has none ("null"). */
  origin: string
}

/**
 * Where and how a game is embedded. A page of our own origin gets no access to it: scripts and same origin together would let it
 * undo the sandbox. Nothing but http(s) is opened.
 */
export function toFrameAddress(gameUrl: string, theme: Theme, corner?: 'taken'): FrameAddress | undefined {
  const url = URL.canParse(gameUrl, location.href) ? new URL(gameUrl, location.href) : undefined
  if (!gameUrl || !url || !/^https?:$/.test(url.protocol)) return undefined
  const isOurs = url.origin === location.origin
  if (isOurs) url.searchParams.set('theme', theme)
  if (isOurs && corner) url.searchParams.set('corner', corner)
  if (isOurs && config.mode === 'demo') url.searchParams.set('bridge', '1')
  const sandbox = ['allow-scripts', 'allow-forms', 'allow-popups', ...(isOurs ? [] : ['allow-same-origin'])].join(' ')
  return { src: url.href, sandbox, origin: isOurs ? 'null' : url.origin }
}

/** The meaning of a message, or nothing when it is not one of a game's. */
export function parseMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if ('relogin' in data && data.relogin === true) return 'relogin'
  return 'longan' in data ? messageNames.find((message) => message === data.longan) : undefined
}

/** However often a game says that money moved, the gateway is asked once in so long, ms. */
const BALANCE_THROTTLE = 1000

type GameListener = Pick<FrameAddress, 'origin'> & {
  /** The frame it plays in, once there is one. */
  frame(): HTMLIFrameElement | null
  act: Record<GameMessage, () => void>
}

/** Hears what the game in one frame says, and nobody else. It can end only once, and money moves once a second. Answers the way to stop. */
export function listenToGame({ frame, origin, act }: GameListener): () => void {
  const throttle: { pause?: ReturnType<typeof setTimeout> | undefined; isPending: boolean } = { isPending: false }
  let hasEnded = false

  function notifyBalance() {
    throttle.isPending = throttle.pause !== undefined
    if (throttle.isPending) return
    act['balance-changed']()
    throttle.pause = setTimeout(() => {
      throttle.pause = undefined
      if (throttle.isPending) notifyBalance()
    }, BALANCE_THROTTLE)
  }

  function handleMessage({ source, origin: from, data }: MessageEvent<unknown>) {
    const message = source && source === frame()?.contentWindow && from === origin ? parseMessage(data) : undefined
    if (!message || hasEnded) return
    if (message === 'balance-changed') return notifyBalance()
    hasEnded = true
    act[message]()
  }
  addEventListener('message', handleMessage)
  return () => {
    clearTimeout(throttle.pause)
    removeEventListener('message', handleMessage)
  }
}

/** Tells a page of our own in which theme the site is now; the pages of others have a look of their own. */
export function postTheme(frame: HTMLIFrameElement | null, { origin }: FrameAddress, theme: Theme) {
  // A sandboxed page has an opaque origin, so no narrower target can be named; a theme is no secret.
  if (origin === 'null') frame?.contentWindow?.postMessage({ longan: 'theme', theme }, '*')
}
