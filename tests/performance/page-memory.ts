import type { Figure, Measure } from './figure.ts'
import { close, slot } from '../soak/games.ts'
import { expect } from '../soak/expect.ts'
import { measureResources } from '../soak/leaks.ts'
import { openPhone, type Phone } from '../soak/phone.ts'
import { advanceAll, runStep } from '../soak/play.ts'
import { createRandom } from '../soak/schedule.ts'
import { createPlayers, openSite, type SoakSite } from '../soak/site.ts'

const SEED = 7
const GAMES = 12
/** Minutes of a game, by the clocks of the world and of the page. */
const MINUTES = 10
const MINUTE = 60_000
/** `advanceAll` goes on to the second after this time. */
const STEP = MINUTE - 1000
const SPINS_PER_MINUTE = 2
const MONEY = 5_000_000_000

/** A member plays a slot for two hours, in twelve games. The heap is measured on home, with all clocks at rest. */
export const pageMemory: Measure = {
  name: 'page-memory',
  requires: 'npm run build',
  async measure({ log }) {
    await using site = await openSite(SEED)
    const [player = ''] = await createPlayers(site, 1)
    await site.world.provide('a member has money', { account: player, balance: MONEY })
    const place = { baseURL: site.baseURL, world: site.world.name, time: await site.world.now() }
    const phone = await openPhone(site.browser, place, createRandom(SEED, 0))
    await runStep(phone, { player, action: 'logIn' })
    const heaps: number[] = []
    for (let game = 1; game <= GAMES; game++) {
      await playGame(site, phone)
      heaps.push(await measureHeap(phone))
      log(`Page memory: ${game * MINUTES} minutes, ${heaps.at(-1)} MB`)
    }
    return [figureOf(heaps)]
  },
}

const figureOf = (heaps: number[]): Figure => ({
  name: 'heap of the page after two hours of play',
  value: heaps.at(-1)! / heaps[0]!,
  unit: 'x',
  max: 1.05,
  method: `of the heap after ${MINUTES} minutes; ${heaps.join(', ')} MB`,
})

async function playGame(site: SoakSite, phone: Phone) {
  const start = await site.world.now()
  await slot(phone)
  const spin = phone.page.frameLocator('iframe').locator('button.spin')
  while ((await site.world.now()) - start < MINUTES * MINUTE) {
    for (let times = 0; times < SPINS_PER_MINUTE; times++) {
      const response = phone.page.waitForResponse('**/partners/slot/spin')
      await spin.click()
      await response
      // Free spins follow one another.
      await expect(spin).toHaveText('Quay', { timeout: 120_000 })
    }
    await advanceAll(site, [phone], STEP)
  }
  await close(phone)
}

async function measureHeap({ page, cdp, waitForResponses }: Phone): Promise<number> {
  await page.getByRole('navigation').getByRole('link', { name: 'Trang chủ' }).first().click()
  await page.waitForURL('**/m/home')
  await page.locator('[data-below] footer').waitFor({ state: 'attached' })
  await waitForResponses()
  return (await measureResources(page, cdp)).heap
}
