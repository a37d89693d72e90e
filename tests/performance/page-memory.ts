import type { CDPSession } from '@playwright/test'
import type { Figure, Measure } from './figure.ts'
import { close, slot } from '../soak/games.ts'
import { expect } from '../soak/expect.ts'
import { openPhone, type Phone } from '../soak/phone.ts'
import { advanceAll, runStep } from '../soak/play.ts'
import type { SeededRandom } from '../soak/schedule.ts'
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

/** The same game each time: home shows each other one that was played. */
const alwaysFirst: SeededRandom = { int: () => 0, pick: ([first]) => first! }

/** A member plays a slot for two hours, and opens it twelve times. The heap is measured on home after each. */
export const pageMemory: Measure = {
  requires: 'npm run build',
  async measure({ log }) {
    await using site = await openSite(SEED)
    const [player = ''] = await createPlayers(site, 1)
    await site.world.provide('a member has money', { account: player, balance: MONEY })
    const place = { baseURL: site.baseURL, world: site.world.name, time: await site.world.now() }
    const phone = await openPhone(site.browser, place, alwaysFirst)
    await runStep(phone, { player, action: 'logIn' })
    const heaps: number[] = []
    for (let game = 1; game <= GAMES; game++) {
      await playGame(site, phone)
      heaps.push(await measureHeap(phone))
      log(`Page memory: ${game * MINUTES} minutes, ${inMegabytes(heaps.at(-1)!)} MB`)
    }
    return [figureOf(heaps)]
  },
}

const inMegabytes = (bytes: number) => (bytes / 1e6).toFixed(2)

const figureOf = (heaps: number[]): Figure => ({
  name: 'heap of the page after two hours of play',
  value: heaps.at(-1)! / heaps[0]!,
  unit: 'x',
  max: 1.05,
  method: `of the heap after ${MINUTES} minutes, without code; ${heaps.map(inMegabytes).join(', ')} MB`,
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
  return sumOfHeap(await takeSnapshot(cdp))
}

async function takeSnapshot(cdp: CDPSession): Promise<string> {
  const chunks: string[] = []
  const add = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', add)
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  cdp.off('HeapProfiler.addHeapSnapshotChunk', add)
  return chunks.join('')
}

type Snapshot = { snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }; nodes: number[] }

/**
 * Returns the bytes of what scripts hold, after a collection. Compiled code is not part of it, which the engine adds while it optimises,
 * nor are objects of the browser, among which the developer tools keep each response.
 */
export function sumOfHeap(text: string): number {
  const { snapshot, nodes } = JSON.parse(text) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let sum = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!['code', 'native'].includes(types[0][nodes[at + type]!]!)) sum += nodes[at + size]!
  return sum
}
