import { config } from '#lib/config.ts'
import type { Theme } from '#lib/theme.ts'

/** What a game says to the page around it: money moved, the player wants out, or the login has ended. */
export type GameMessage = 'balance-changed' | 'close' | 'relogin'

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
export function frameAddress(gameUrl: string, theme: Theme): FrameAddress | undefined {
  const url = URL.canParse(gameUrl, location.href) ? new URL(gameUrl, location.href) : undefined
  if (!gameUrl || !url || !/^https?:$/.test(url.protocol)) return undefined
  const isOurs = url.origin === location.origin
  if (isOurs) url.searchParams.set('theme', theme)
  if (isOurs && config.mode === 'demo') url.searchParams.set('bridge', '1')
  const sandbox = ['allow-scripts', 'allow-forms', 'allow-popups', ...(isOurs ? [] : ['allow-same-origin'])].join(' ')
  return { src: url.href, sandbox, origin: isOurs ? 'null' : url.origin }
}

/** The meaning of a message, or nothing when it is not one of a game's. */
export function readMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if ('relogin' in data && data.relogin) return 'relogin'
  if ('longan' in data && (data.longan === 'balance-changed' || data.longan === 'close')) return data.longan
  return undefined
}
