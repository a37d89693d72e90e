import { signal } from '@preact/signals'
import { createCommand } from '../../shared/command.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import type { BetsResponse, OwnBetResponse } from '../rules/sports.routes.ts'
import type { Order } from './slip.ts'

const PATH = '/partners/sports'
const REQUIRED_FIELDS = ['bets', 'balance'] as const

export function createOwnBets({ calls }: ClientContext, balance = 0) {
  const cashOutBet = signal<OwnBetResponse | undefined>(undefined)
  const results = signal<OwnBetResponse[]>([])

  return {
    balance: signal(balance),
    /** Newest first; undefined until loaded. */
    bets: signal<OwnBetResponse[] | undefined>(undefined),
    /** The bet that awaits the confirmation of its cash-out, with the offer as first shown. */
    cashOutBet,
    selectCashOut: (bet: OwnBetResponse | undefined) => void (cashOutBet.value = bet),
    results,
    dismiss: (bet: OwnBetResponse) => void (results.value = results.value.filter((other) => other !== bet)),
    placing: createCommand<Order, BetsResponse>(calls, `${PATH}/bet`, REQUIRED_FIELDS),
    cashing: createCommand<{ orderNo: string; offer: number }, BetsResponse>(
      calls,
      `${PATH}/cash-out`,
      REQUIRED_FIELDS,
    ),
  }
}
