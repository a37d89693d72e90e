import type { Page } from '@playwright/test'
import type { World } from './world.ts'

export type WorldClock = ReturnType<typeof worldClock>

/** Time that the page may need to pause, ms. */
const REACTION_MS = 4000

/**
 * Moves the clocks of the world and of the page together, with the method names of Playwright's clock. The world moves first, so that requests
 * of its timers are answered at the new time.
 */
export function worldClock(page: Page, world: World) {
  return {
    /** Freezes the time where it is, or a few seconds later: a page cannot be paused in its past. */
    async pause() {
      const now = Math.max(await world.now(), await page.evaluate(() => Date.now()))
      await this.pauseAt(now + REACTION_MS)
    },
    /** Freezes world and page at `time` until it is moved or resumed. */
    async pauseAt(time: string | number) {
      await world.freeze()
      await world.set(time)
      await page.clock.pauseAt(new Date(time))
    },
    /** Lets `ms` pass; every timer of the page fires as often as it would have. */
    async runFor(ms: number) {
      await world.advance(ms)
      await page.clock.runFor(ms)
    },
    /** Jumps over `ms`, like a laptop that was closed: due timers fire once. */
    async fastForward(ms: number) {
      await world.advance(ms)
      await page.clock.fastForward(ms)
    },
    /** Jumps to a few seconds before the next draw, and takes the page along. */
    async nextDraw(options: { gameCode?: string; seconds?: number } = {}) {
      const before = await world.now()
      const { time } = await world.nextDraw(options)
      await page.clock.fastForward(Math.max(0, time - before))
    },
    /** Freezes the page's `Date` while its timers run, for screenshots. */
    async setFixedTime(time: string | number) {
      await world.freeze()
      await world.set(time)
      await page.clock.setFixedTime(new Date(time))
    },
    async resume() {
      await world.resume()
      await page.clock.resume()
    },
  }
}
