import { browse, logIn, logOut, readRecords, search } from './account.ts'
import { deposit, withdraw } from './cashier.ts'
import { cards, close, cockfight, fish, live, lottery, slot, sports } from './games.ts'
import { root } from '../performance/processes.ts'
import type { SoakSite } from './site.ts'
import type { Phone } from './phone.ts'
import type { Step } from './schedule.ts'

const games = { slot, fish, cards, live, cockfight, sports, lottery }
const actions = { ...games, browse, search, deposit, withdraw, readRecords }
export type Action = keyof typeof actions
export const isGame = (action: string): boolean => action in games
export const actionNames = Object.keys(actions) as Action[]

const ROUND_MS = 30_000
const AFTER_START_MS = 1000

export class StepError extends Error {
  constructor({ player, action }: Step<Action>, cause: unknown) {
    super(
      `${player} failed to ${action} (screenshot: ${SCREENSHOT}): ${cause instanceof Error ? cause.message : cause}`,
    )
  }
}
const SCREENSHOT = 'test-results/soak.png'

export async function advanceAll({ world }: SoakSite, phones: Phone[], minMs = 0) {
  await Promise.all(phones.map(({ waitForResponses }) => waitForResponses()))
  const now = await world.now()
  const to = Math.ceil((now + Math.max(minMs, 1)) / ROUND_MS) * ROUND_MS + AFTER_START_MS
  await world.advance(to - now)
  await Promise.all(phones.map(({ page }) => page.clock.fastForward(to - now)))
}

export async function runStep(phone: Phone, step: Step<Action>) {
  try {
    if (phone.random.int(3) > 0) await close(phone)
    if (step.action === 'logIn') await logIn(phone, step.player)
    else if (step.action === 'logOut') await logOut(phone)
    else await actions[step.action](phone)
  } catch (error) {
    await phone.page.screenshot({ path: root + SCREENSHOT }).catch(() => undefined)
    throw new StepError(step, error)
  }
}
