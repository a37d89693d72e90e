import { signal } from '@preact/signals'
import { createCommand } from '../../shared/command.ts'
import type { ClientContext } from '../../shared/kit.ts'
import type { BetsOnWire, MyBetOnWire } from '../rules/sports.routes.ts'
import type { Order } from './slip.ts'

const PATH = '/partners/sports'
const NEEDS = ['bets', 'balance'] as const

/** What is the player's own: money and bets, and the commands that change them. */
export function createMine({ calls }: ClientContext, balance = 0) {
  const ending = signal<MyBetOnWire | undefined>(undefined)
  const results = signal<MyBetOnWire[]>([])

  return {
    balance: signal(balance),
    /** Newest first, once they have been heard. */
    bets: signal<MyBetOnWire[] | undefined>(undefined),
    /** The bet that the player is about to end early, with the offer as it was when that was asked. */
    ending,
    end: (bet: MyBetOnWire | undefined) => void (ending.value = bet),
    /** What became of bets, until it is put away. */
    results,
    putAway: (bet: MyBetOnWire) => void (results.value = results.value.filter((other) => other !== bet)),
    placing: createCommand<Order, BetsOnWire>(calls, `${PATH}/bet`, NEEDS),
    cashing: createCommand<{ orderNo: string; offer: number }, BetsOnWire>(calls, `${PATH}/cash-out`, NEEDS),
  }
}
