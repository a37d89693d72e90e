import type { CDPSession, Page } from '@playwright/test'

/** What a page holds on to. */
export type Held = {
  listeners: number
  /** Elements and texts that scripts keep though they are in no page any more. */
  detached: number
  frames: number
  intervals: number
  timeouts: number
  /** Of JavaScript, MB. */
  heap: number
}

/**
 * By how much a page may hold more when it is at the same place again: a section of home that is there or not, a query that is about to be
 * forgotten, and the last form with a password (with the root of its sheet), which Chromium's own observer of forms keeps.
 */
export const allowance: Held = {
  listeners: 160,
  detached: 60,
  frames: 0,
  intervals: 1,
  timeouts: 25,
  heap: 6,
}

/** Whoever looks into a frame through the browser's tools keeps it: so much of each game that was played, its bar and its frame. */
const OF_A_GAME: Partial<Held> = { listeners: 2, detached: 10 }

/** What is held beyond the allowance after so many games, a sentence each. */
export const leaks = (before: Held, after: Held, games = 0): string[] =>
  (Object.keys(allowance) as (keyof Held)[])
    .filter((name) => after[name] - before[name] > allowed(name, games))
    .map(
      (name) =>
        `${name}: ${before[name]} before, ${after[name]} after; at most ${allowed(name, games)} more are allowed`,
    )

const allowed = (name: keyof Held, games: number) => allowance[name] + games * (OF_A_GAME[name] ?? 0)

/** Counts, from the first script of the page on, the timers that are set and neither fired nor cleared. */
export function countTimers() {
  if (self !== top) return
  const { setInterval, setTimeout, clearInterval, clearTimeout } = window
  const left = { intervals: new Set<unknown>(), timeouts: new Set<unknown>() }
  const forget = (id: unknown) => void (left.intervals.delete(id) || left.timeouts.delete(id))
  const begin = (handler: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const fire = () => {
      forget(id)
      if (typeof handler === 'function') handler(...rest)
    }
    const id = setTimeout(fire, ms)
    left.timeouts.add(id)
    return id
  }
  const repeat = (handler: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const id = setInterval(handler, ms, ...rest)
    left.intervals.add(id)
    return id
  }
  Object.assign(window, {
    setTimeout: begin,
    setInterval: repeat,
    clearTimeout: (id?: number) => (forget(id), clearTimeout(id)),
    clearInterval: (id?: number) => (forget(id), clearInterval(id)),
    timersLeft: () => ({ intervals: left.intervals.size, timeouts: left.timeouts.size }),
  })
}

/** What the page holds once everything that can be collected has been. */
export async function heldBy(page: Page, cdp: CDPSession): Promise<Held> {
  for (let times = 0; times < 3; times++) await cdp.send('HeapProfiler.collectGarbage')
  const detached = await detachedIn(cdp)
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  const timers = await page.evaluate(() =>
    (window as unknown as { timersLeft(): Pick<Held, 'intervals' | 'timeouts'> }).timersLeft(),
  )
  return {
    listeners: of('JSEventListeners'),
    detached: detached.length,
    frames: page.frames().length,
    ...timers,
    heap: Math.round(of('JSHeapUsedSize') / 1e5) / 10,
  }
}

/** The nodes that scripts keep though they are in no page, by what they are. Blink's own count has those of every picture in it. */
async function detachedIn(cdp: CDPSession): Promise<string[]> {
  const objectGroup = 'detached'
  const { result: node } = await cdp.send('Runtime.evaluate', { expression: 'Node.prototype', objectGroup })
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: node.objectId!, objectGroup })
  const { result } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: `function () {
      const path = (one) => one ? path(one.parentNode) + '/' + one.nodeName.toLowerCase() + '.' + (one.className?.baseVal ?? one.className ?? '').split(' ')[0] : ''
      const isPrototype = (one) => Object.hasOwn(one, 'constructor')
      return this.filter((one) => !isPrototype(one) && !one.isConnected).map(path)
    }`,
    returnByValue: true,
  })
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup })
  return result.value as string[]
}
