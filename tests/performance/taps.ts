import { setTimeout } from 'node:timers/promises'
import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test'
import { findOrInstallChromium } from '../chromium/find-chromium.ts'
import { thisMachine } from '../chromium/this-machine.ts'
import { logIn } from '../support/sign-in.ts'
import { type Figure, type Measure, median } from './figure.ts'
import { startServer } from './processes.ts'
import { withSlowdown, openSlowPage, SLOWDOWN } from './slow-page.ts'

const round: (readonly [role: 'link' | 'button' | 'tab', name: string, to?: string])[] = [
  ['link', 'Khuyến mãi', '/m/activity'],
  ['link', 'Trang chủ', '/m/home'],
  ['button', 'Menu'],
  ['link', 'Trung tâm thưởng', '/m/rewardCenter'],
  ['tab', 'Vòng quay'],
  ['tab', 'Điểm'],
  ['tab', 'VIP'],
  ['button', 'Quay lại', '/m/home'],
  ['button', 'Menu'],
  ['link', 'Lịch sử tài khoản', '/m/transaction/record'],
  ['button', '30 ngày'],
  ['button', '7 ngày'],
  ['button', 'Quay lại', '/m/home'],
  ['link', 'Nạp tiền', '/m/voucherCenter'],
  ['button', 'Quay lại', '/m/home'],
]
const ROUNDS = 4

export const taps: Measure = {
  requires: 'npm run build',
  async measure({ log }) {
    await using site = await startServer(['web/serve/preview.ts', '--port', '0'])
    const executablePath = findOrInstallChromium(thisMachine)
    const browser = await chromium.launch({ executablePath, args: thisMachine.isRoot ? ['--no-sandbox'] : [] })
    try {
      const { page, setSlowdown } = await openSlowPage(browser, site.url, 500)
      await page.addInitScript(recordTaps)
      await logIn(page)
      log('Taps: a warm-up round, and one at fullSpeed speed')
      await runRounds(page, 1)
      const fullSpeed = await recordRounds(page, 1)
      log(`Taps: ${ROUNDS} rounds of ${round.length}, CPU / ${SLOWDOWN}`)
      await setSlowdown(SLOWDOWN)
      return figuresOf(fullSpeed, await recordRounds(page, ROUNDS), await readRecord(page))
    } finally {
      await browser.close()
    }
  },
}

async function runRounds(page: Page, rounds: number) {
  const cdp = await page.context().newCDPSession(page)
  for (let count = 0; count < rounds; count++) {
    for (const [role, name, to] of round) {
      const named = page.getByRole(role, { name: new RegExp(`^${name}`) }).filter({ visible: true })
      await touch(cdp, named.first())
      if (to) await page.waitForURL(`**${to}*`)
    }
  }
}

/** How long a target may move or be covered, ms. */
const TOUCH_TIMEOUT = 15_000
/** How long a finger stays on the screen, ms: without it the end of a touch waits for the frame of its begin, which no finger is fast enough for. */
const PRESS = 80

/**
 * Touches the middle of a target when it no longer moves and nothing covers it. A click of Playwright checks during the event itself which element is hit, and
 * that check counts as time of the page.
 */
async function touch(cdp: CDPSession, target: Locator) {
  const deadline = performance.now() + TOUCH_TIMEOUT
  for (;;) {
    const place = await target.evaluate(findPlace)
    if (place) return press(cdp, place)
    if (performance.now() > deadline) throw new Error(`Failed to touch ${target}: it moves or is covered`)
  }
}

async function press(cdp: CDPSession, place: { x: number; y: number }) {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
  await setTimeout(PRESS)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** In the page: the middle of the element; undefined while it moves or is covered. */
async function findPlace(element: Element) {
  element.scrollIntoView({ block: 'nearest' })
  const before = element.getBoundingClientRect()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { x, y, width, height } = element.getBoundingClientRect()
  const place = { x: x + width / 2, y: y + height / 2 }
  const isStill = before.x === x && before.y === y
  return isStill && element.contains(document.elementFromPoint(place.x, place.y)) ? place : undefined
}

async function recordRounds(page: Page, rounds: number): Promise<TapRecord> {
  const before = await readRecord(page)
  await runRounds(page, rounds)
  const { taps, changes, shift } = await readRecord(page)
  return {
    taps: taps.slice(before.taps.length),
    changes: changes.slice(before.changes.length),
    shift: shift - before.shift,
  }
}

const readRecord = (page: Page) => page.evaluate(() => (window as unknown as { tapRecord: TapRecord }).tapRecord)

function figuresOf(fullSpeed: TapRecord, throttled: TapRecord, all: TapRecord): Figure[] {
  const sorted = throttled.taps.toSorted((a, b) => a.duration - b.duration)
  const slowest = sorted.slice(-5).toReversed()
  const count = ROUNDS * round.length
  const from = `${count} taps of a member`
  return [
    {
      name: 'the slowest change to a visited page',
      value: Math.max(...fullSpeed.changes),
      unit: 'ms',
      max: 150,
      method: `tap to content, ${fullSpeed.changes.length} changes, median ${median(fullSpeed.changes).toFixed(0)}`,
    },
    {
      // The browser reports no taps that paint within a frame, so the percentile counts from the slowest.
      name: 'a tap, p98',
      value: sorted.at(-1 - Math.floor(count * 0.02))?.duration ?? 0,
      unit: 'ms',
      max: 120,
      method: withSlowdown(`${from}, tap to paint`),
    },
    {
      name: 'the slowest tap',
      value: slowest[0]?.duration ?? 0,
      unit: 'ms',
      max: 200,
      method: withSlowdown(slowest.map(({ target, duration }) => `${target} ${duration}`).join(', ')),
    },
    {
      name: 'layout shift of all rounds',
      value: all.shift,
      unit: 'score',
      max: 0.02,
      method: 'layout shift',
    },
  ]
}

/** Label of the tapped element, and the time to the next paint, ms. */
type Tap = { target: string; duration: number }
type TapRecord = { taps: Tap[]; changes: number[]; shift: number }

function recordTaps() {
  if (self !== top) return
  const tapRecord: TapRecord = { taps: [], changes: [], shift: 0 }
  Object.assign(window, { tapRecord })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0 && entry.name === 'click')
        tapRecord.taps.push({ target: labelOf(entry.target), duration: entry.duration })
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) tapRecord.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const labelOf = (target: Node | null) => {
    const tapped = target instanceof Element ? target.closest('a, button, [role=tab]') : null
    return (tapped?.getAttribute('aria-label') ?? tapped?.textContent ?? 'removed element').trim().slice(0, 24)
  }
  let last = 0
  // The address changes before the page is rendered.
  const readPage = () => ({ path: location.pathname, content: document.querySelector('main')?.firstElementChild })
  const tap = ({ timeStamp }: MouseEvent) => waitForPage((last = timeStamp), readPage())
  addEventListener('click', tap, { capture: true })

  function waitForPage(tapped: number, before: ReturnType<typeof readPage>) {
    requestAnimationFrame(() => {
      if (tapped !== last) return
      const { path, content } = readPage()
      const isShown = path !== before.path && content !== before.content
      if (isShown && !document.querySelector('main [data-waits]:not([data-far] *)'))
        tapRecord.changes.push(performance.now() - tapped)
      else if (performance.now() - tapped < 1000) waitForPage(tapped, before)
    })
  }
}
