import { fireEvent } from '@testing-library/dom'
import { onTestFinished, vi } from 'vitest'
import { catalogue } from '../../../src/catalogue/catalogue.ts'
import { showPage, mockMatchMedia } from '../../shared/testing.tsx'
import { launched } from '../../testing.ts'
import { openLive } from './open-live.tsx'

/** An open live table whose English name says `game`. */
export const tableOf = (game: string) =>
  catalogue()
    .byCategory.get('LIVE')!
    .find(({ names, isUnderMaintenance }) => names.en.includes(game) && !isUnderMaintenance)!

type Options = { query?: string; account?: string; isMoving?: boolean; at?: number }

const PERIOD = 30_000

/** A live table in front of a player, `at` ms after a round has begun. World and page stand still until `run` moves both. */
export async function seated(game: string, { query, account = 'demo01', isMoving = false, at = 1000 }: Options = {}) {
  mockMatchMedia()
  if (isMoving) vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const table = tableOf(game)
  const house = await launched(`launchMode=GLS&${query ?? `nodeId=${table.nodeId}`}`, account)
  const { world } = await house.mock.worlds.open('default')
  world.clock.freeze()
  world.clock.set(Math.ceil(world.clock.now() / PERIOD) * PERIOD + at)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const page = await showPage(openLive, house.frame)
  onTestFinished(() => page.leave())
  const pass = (ms: number) => page.act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  await pass(10)
  const click = (button: Element) => page.act(() => void fireEvent.click(button))
  const press = (name: string | RegExp) => click(page.getByRole('button', { name }))
  return {
    ...page,
    ...house,
    ...sightOf(),
    table,
    pass,
    click,
    press,
    /** Lets time pass in the world and on the page. */
    async run(ms: number) {
      world.clock.advance(ms)
      await pass(ms)
    },
    /** Time passes in the world; the page, which slept, looks at it again. */
    async wakeAfter(ms: number) {
      world.clock.advance(ms)
      dispatchEvent(new Event('focus'))
      await pass(100)
    },
    /** Time passes in the world, and the page does not know. */
    moveWorld: (ms: number) => world.clock.advance(ms),
    bets: () => house.sent.filter(({ path }) => path.endsWith('/bet')),
    state: async () => (await house.call('GET', `/partners/live/state?launch=${house.frame.launch}`)).json,
  }
}

/** What there is to read on the page. */
function sightOf() {
  const read = (selector: string) => document.querySelector(selector)?.textContent ?? ''
  return {
    said: () => read('.bar .sum'),
    told: () => read('.told'),
    status: () => read('.clock .status'),
    balance: () => read('.balance .amount'),
    stacks: () => [...document.querySelectorAll('.stack')].map(({ textContent }) => textContent),
    beads: () => document.querySelectorAll('.strip .bead').length,
  }
}
