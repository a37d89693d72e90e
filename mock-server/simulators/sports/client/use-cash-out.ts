import { useState } from 'preact/hooks'
import type { Problem } from '../../shared/error-message.ts'
import type { OwnBetResponse } from '../rules/sports.routes.ts'
import { cashOut, toCommandProblem } from './commands.ts'
import type { GameStore, Poll } from './game-store.ts'

export type CashOut = ReturnType<typeof useCashOut>

const none = () => undefined

/** The cash-out of a bet: confirmed first, at the offer shown then, with the problem of a failure. */
export function useCashOut(store: GameStore, poll: Poll) {
  const { cashOutBet, selectCashOut, cashing } = store
  const [problem, setProblem] = useState<Problem>()

  /** A cash-out of unknown outcome stays selected, so that it can only be repeated. */
  async function run() {
    const bet = cashOutBet.value
    const failure = bet && (await cashOut(store, bet).then(none, (error: unknown) => ({ error })))
    if (cashing.isUnknown) return
    setProblem(failure && toCommandProblem(store, failure.error, 'cashOutChanged'))
    selectCashOut(undefined)
    void poll()
  }

  return {
    problem,
    select(bet: OwnBetResponse | undefined) {
      setProblem(undefined)
      selectCashOut(bet)
    },
    run: () => void run(),
  }
}
