import type { CDPSession, Page } from '@playwright/test'

export type PageResources = {
  listeners: number
  /** Nodes that scripts still reference after their removal from the page. */
  detached: number
  frames: number
  intervals: number
  timeouts: number
  /** JavaScript heap, MB. */
  heap: number
}

/**
 * Allowed growth at the same page: a section of home that may or may not be rendered, a query that is about to expire, and the last form
 * with a password (with its sheet), which Chromium's own form observer keeps.
 */
export const allowance: PageResources = {
  listeners: 160,
  detached: 60,
  frames: 0,
  intervals: 1,
  timeouts: 25,
  heap: 6,
}

/**
 * Additional growth per played game: Playwright keeps each frame in which it used an element, and with the frame the screen around it,
 * 24 nodes (a frame that was not used in this way leaves none).
 */
const PER_GAME: Partial<PageResources> = { listeners: 2, detached: 26 }

export const findLeaks = (before: PageResources, after: PageResources, games = 0): string[] =>
  (Object.keys(allowance) as (keyof PageResources)[])
    .filter((name) => after[name] - before[name] > allowedGrowth(name, games))
    .map(
      (name) =>
        `${name}: ${before[name]} before, ${after[name]} after; at most ${allowedGrowth(name, games)} more are allowed`,
    )

const allowedGrowth = (name: keyof PageResources, games: number) => allowance[name] + games * (PER_GAME[name] ?? 0)

export function countTimers() {
  if (self !== top) return
  const { setInterval, setTimeout, clearInterval, clearTimeout } = window
  const pending = { intervals: new Set<unknown>(), timeouts: new Set<unknown>() }
  const forget = (id: unknown) => void (pending.intervals.delete(id) || pending.timeouts.delete(id))
  const begin = (handler: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const fire = () => {
      forget(id)
      if (typeof handler === 'function') handler(...rest)
    }
    const id = setTimeout(fire, ms)
    pending.timeouts.add(id)
    return id
  }
  const repeat = (handler: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const id = setInterval(handler, ms, ...rest)
    pending.intervals.add(id)
    return id
  }
  Object.assign(window, {
    setTimeout: begin,
    setInterval: repeat,
    clearTimeout: (id?: number) => (forget(id), clearTimeout(id)),
    clearInterval: (id?: number) => (forget(id), clearInterval(id)),
    timersLeft: () => ({ intervals: pending.intervals.size, timeouts: pending.timeouts.size }),
  })
}

export async function measureResources(page: Page, cdp: CDPSession): Promise<PageResources> {
  for (let times = 0; times < 3; times++) await cdp.send('HeapProfiler.collectGarbage')
  const detached = await findDetachedNodes(cdp)
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? Number.NaN
  const timers = await page.evaluate(() =>
    (window as unknown as { timersLeft(): Pick<PageResources, 'intervals' | 'timeouts'> }).timersLeft(),
  )
  return {
    listeners: of('JSEventListeners'),
    detached: detached.length,
    frames: page.frames().length,
    ...timers,
    heap: Math.round(of('JSHeapUsedSize') / 1e5) / 10,
  }
}

/** Returns the paths of detached nodes. Blink's own counter also includes nodes of images. */
async function findDetachedNodes(cdp: CDPSession): Promise<string[]> {
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
