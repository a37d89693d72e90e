import { chromium, type Page } from '@playwright/test'
import { findOrInstallChromium } from '../chromium/find-chromium.ts'
import { thisMachine } from '../chromium/this-machine.ts'
import { PASSWORD } from '../support/sign-in.ts'
import { type Figure, type Measure, median } from './figure.ts'
import { startServer } from './processes.ts'
import { how, openSlowPage, slowdown } from './slow-page.ts'
import { type Seen, watchTaps } from './watched-taps.ts'

/** Fifteen taps and what each leads to; a round ends where it began. */
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

/** A member's way through the app, sixty taps after the first of each: what a tap, a change of page and the whole way cost. */
export const taps: Measure = {
  name: 'taps',
  needs: 'npm run build',
  async measure({ say }) {
    await using site = await startServer(['web/serve/preview.ts', '--port', '0'])
    const executablePath = findOrInstallChromium(thisMachine)
    const browser = await chromium.launch({ executablePath, args: thisMachine.isRoot ? ['--no-sandbox'] : [] })
    try {
      const { page, slow } = await openSlowPage(browser, site.url, 500)
      await page.addInitScript(watchTaps)
      await logIn(page)
      say('Taps: a round to get to know the pages, and one at full speed')
      await walk(page, 1)
      const full = await during(page, 1)
      say(`Taps: ${ROUNDS} rounds of ${round.length}, CPU / ${slowdown}`)
      await slow(slowdown)
      return figuresOf(full, await during(page, ROUNDS), await seen(page))
    } finally {
      await browser.close()
    }
  },
}

async function logIn(page: Page) {
  await page.goto('/m/login')
  await page.getByLabel('Tên đăng nhập').fill('demo01')
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await page.waitForURL('**/m/home')
}

async function walk(page: Page, rounds: number) {
  for (let count = 0; count < rounds; count++) {
    for (const [role, name, to] of round) {
      await page
        .getByRole(role, { name: new RegExp(`^${name}`) })
        .filter({ visible: true })
        .first()
        .click()
      if (to) await page.waitForURL(`**${to}*`)
    }
  }
}

/** What was seen during so many rounds. */
async function during(page: Page, rounds: number): Promise<Seen> {
  const before = await seen(page)
  await walk(page, rounds)
  const { taps, changes, shift } = await seen(page)
  return {
    taps: taps.slice(before.taps.length),
    changes: changes.slice(before.changes.length),
    shift: shift - before.shift,
  }
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

function figuresOf(full: Seen, slowed: Seen, all: Seen): Figure[] {
  const sorted = slowed.taps.toSorted((a, b) => a.took - b.took)
  const slowest = sorted.slice(-5).toReversed()
  const count = ROUNDS * round.length
  const from = `${count} taps on the way of a member`
  return [
    {
      name: 'a change of page that is known, the slowest',
      value: Math.max(...full.changes),
      unit: 'ms',
      atMost: 150,
      how: `tap to content, ${full.changes.length} changes, median ${median(full.changes).toFixed(0)}`,
    },
    {
      // Taps that are painted within a frame are not told: the slowest of all are the last of those that are.
      name: 'a tap, 98th of a hundred',
      value: sorted.at(-1 - Math.floor(count * 0.02))?.took ?? 0,
      unit: 'ms',
      atMost: 120,
      how: how(`${from}, tap to painted`),
    },
    {
      name: 'the slowest tap',
      value: slowest[0]?.took ?? 0,
      unit: 'ms',
      atMost: 200,
      how: how(slowest.map(({ on, took }) => `${on} ${took}`).join(', ')),
    },
    {
      name: 'what moved by itself on the whole way',
      value: all.shift,
      unit: 'score',
      atMost: 0.02,
      how: 'layout shift',
    },
  ]
}
