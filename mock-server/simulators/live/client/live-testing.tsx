import { fireEvent } from '@testing-library/dom'
import { onTestFinished, vi } from 'vitest'
import { catalogue } from '#mock/catalogue/catalogue.ts'
import { renderPage, mockMatchMedia } from '../../shared/testing.tsx'
import { launchGame } from '../../testing.ts'
import { openLive } from './open-live.tsx'

export const tableOf = (game: string) =>
  catalogue()
    .byCategory.get('LIVE')!
    .find(({ names, isUnderMaintenance }) => names.en.includes(game) && !isUnderMaintenance)!

type Options = { query?: string; account?: string; isMoving?: boolean; at?: number }

const PERIOD = 30_000

export async function openTable(
  game: string,
  { query, account = 'demo01', isMoving = false, at = 1000 }: Options = {},
) {
  mockMatchMedia()
  if (isMoving) vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const table = tableOf(game)
  const gateway = await launchGame(`launchMode=GLS&${query ?? `nodeId=${table.nodeId}`}`, account)
  const { world } = await gateway.mock.worlds.open('default')
  world.clock.freeze()
  world.clock.set(Math.ceil(world.clock.now() / PERIOD) * PERIOD + at)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const page = await renderPage(openLive, gateway.frame)
  onTestFinished(() => page.unmount())
  const advance = (ms: number) => page.act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  await advance(10)
  const click = (button: Element) => page.act(() => void fireEvent.click(button))
  const press = (name: string | RegExp) => click(page.getByRole('button', { name }))
  return {
    ...page,
    ...gateway,
    ...createReaders(),
    table,
    advance,
    click,
    press,
    async runBoth(ms: number) {
      world.clock.advance(ms)
      await advance(ms)
    },
    async resumeAfter(ms: number) {
      world.clock.advance(ms)
      dispatchEvent(new Event('focus'))
      await advance(100)
    },
    moveWorld: (ms: number) => world.clock.advance(ms),
    bets: () => gateway.sent.filter(({ path }) => path.endsWith('/bet')),
    state: async () => (await gateway.call('GET', `/partners/live/state?launch=${gateway.frame.launch}`)).json,
  }
}

function createReaders() {
  const read = (selector: string) => document.querySelector(selector)?.textContent ?? ''
  return {
    message: () => read('.bar .sum'),
    result: () => read('.result-text'),
    status: () => read('.clock .status'),
    balance: () => read('.balance .amount'),
    stacks: () => [...document.querySelectorAll('.stack')].map(({ textContent }) => textContent),
    beads: () => document.querySelectorAll('.strip .bead').length,
  }
}
