import { browse, logIn, logOut, readRecords, search } from './account.ts'
import { deposit, withdraw } from './cashier.ts'
import { cards, close, cockfight, fish, live, lottery, slot, sports } from './games.ts'
import { root } from '../performance/processes.ts'
import type { House } from './house.ts'
import type { Phone } from './phone.ts'
import type { Step } from './schedule.ts'

/** What a player may play, and all that they may do. */
const games = { slot, fish, cards, live, cockfight, sports, lottery }
const deeds = { ...games, browse, search, deposit, withdraw, readRecords }
export type Deed = keyof typeof deeds
/** Whether it is played in a frame. */
export const isGame = (does: string): boolean => does in games
export const deedNames = Object.keys(deeds) as Deed[]

/** Half a minute: the round of a live table. */
const BEAT = 30_000
const JUST_BEGUN = 1000

/** Somebody could not do what they wanted to; what was on the screen is in `picture`. */
export class StepFailed extends Error {
  constructor({ player, does }: Step<Deed>, cause: unknown) {
    super(`${player} could not ${does} (the picture is ${picture}): ${cause instanceof Error ? cause.message : cause}`)
  }
}
const picture = 'test-results/soak.png'

/** Moves the world and every phone to when the next round of the live tables has just begun, or on by `least` at least, ms. */
export async function leap({ world }: House, phones: Phone[], least = 0) {
  await Promise.all(phones.map(({ answered }) => answered()))
  const now = await world.now()
  const to = Math.ceil((now + Math.max(least, 1)) / BEAT) * BEAT + JUST_BEGUN
  await world.advance(to - now)
  await Promise.all(phones.map(({ page }) => page.clock.fastForward(to - now)))
}

/** Does one step on a phone. A game may stay open until the next one, so that its rounds go on meanwhile. */
export async function take(phone: Phone, step: Step<Deed>) {
  try {
    // Some close a game, others walk away from it.
    if (phone.dice.int(3) > 0) await close(phone)
    if (step.does === 'logIn') await logIn(phone, step.player)
    else if (step.does === 'logOut') await logOut(phone)
    else await deeds[step.does](phone)
  } catch (error) {
    await phone.page.screenshot({ path: root + picture }).catch(() => undefined)
    throw new StepFailed(step, error)
  }
}
