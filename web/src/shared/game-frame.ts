import { currentLanguage } from '#i18n/i18n.ts'
import { config } from '#lib/site/config.ts'
import type { Theme } from '#lib/storage/theme.ts'
import { brandLook } from './brand-look.ts'

export type GameMessage = (typeof messageNames)[number] | 'relogin'

const messageNames = ['balance-changed', 'close', 'deposit'] as const

/** The player's choice of sound in the last game; the next one begins with it. */
const sound = { isOn: false }

const soundMessages: Record<string, boolean> = { 'sound-on': true, 'sound-off': false }

export type FrameAddress = {
  src: string
  sandbox: string
  /** The origin of its messages; a sandboxed page of our own has the opaque origin "null". */
  origin: string
}

/** What the app shows around a frame: a bar with the name of the game, or a button over the corner where the page begins. */
export type Surroundings = 'bar' | 'corner'

/**
 * Returns source and sandbox of an embedded page; undefined unless it is http(s). A page of our own origin is not allowed same origin: together with scripts
 * it could remove the sandbox. The look is in the fragment, which no server receives.
 */
export function toFrameAddress(gameUrl: string, theme: Theme, around?: Surroundings): FrameAddress | undefined {
  const url = URL.canParse(gameUrl, location.href) ? new URL(gameUrl, location.href) : undefined
  if (!gameUrl || !url || !/^https?:$/.test(url.protocol)) return undefined
  const isOurs = url.origin === location.origin
  if (isOurs) url.searchParams.set('theme', theme)
  if (isOurs) url.searchParams.set('language', currentLanguage().toLowerCase())
  if (isOurs && around === 'corner') url.searchParams.set('corner', 'taken')
  if (isOurs && around === 'bar') url.searchParams.set('bar', 'outside')
  if (isOurs && sound.isOn) url.searchParams.set('sound', 'on')
  if (isOurs && config.mode === 'demo') url.searchParams.set('bridge', '1')
  if (isOurs) url.hash = brandLook().toString()
  const sandbox = ['allow-scripts', 'allow-forms', 'allow-popups', ...(isOurs ? [] : ['allow-same-origin'])].join(' ')
  return { src: url.href, sandbox, origin: isOurs ? 'null' : url.origin }
}

export function parseMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if ('relogin' in data && data.relogin === true) return 'relogin'
  return 'longan' in data ? messageNames.find((message) => message === data.longan) : undefined
}

function rememberSound(data: unknown) {
  if (typeof data !== 'object' || data === null || !('longan' in data)) return
  sound.isOn = soundMessages[String(data.longan)] ?? sound.isOn
}

/** Minimum time between two balance updates, ms. */
const BALANCE_THROTTLE = 1000

type GameListener = Pick<FrameAddress, 'origin'> & {
  frame(): HTMLIFrameElement | null
  act: Record<GameMessage, () => void>
}

/** Listens to the game in one frame only. The game can end once; balance messages are throttled to one a second. Returns a function that stops listening. */
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
    const isFromGame = source !== null && source === frame()?.contentWindow && from === origin
    if (isFromGame) rememberSound(data)
    const message = isFromGame ? parseMessage(data) : undefined
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

/** Sends the current theme to a page of our own; other pages have their own look. */
export function postTheme(frame: HTMLIFrameElement | null, { origin }: FrameAddress, theme: Theme) {
  // A sandboxed page has an opaque origin, so no narrower target is possible; the theme is not a secret.
  if (origin === 'null') frame?.contentWindow?.postMessage({ longan: 'theme', theme }, '*')
}
