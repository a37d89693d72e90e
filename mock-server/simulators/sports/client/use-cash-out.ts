import { useState } from 'preact/hooks'
import type { Problem } from '../../shared/error-message.ts'
import type { MyBetOnWire } from '../rules/sports.routes.ts'
import { cashOut, problemOf } from './commands.ts'
import type { GameStore, Poll } from './desk.ts'

export type CashOut = ReturnType<typeof useCashOut>

const none = () => undefined

/** Ending a bet early: it is asked first, at the offer that stands there then, and told what came of it. */
export function useCashOut(desk: GameStore, poll: Poll) {
  const { ending, end, cashing } = desk
  const [problem, setProblem] = useState<Problem>()

  /** What nobody knows can only be asked for again: it stays as it was. */
  async function run() {
    const bet = ending.value
    const trouble = bet && (await cashOut(desk, bet).then(none, (error: unknown) => ({ error })))
    if (cashing.isUnknown) return
    setProblem(trouble && problemOf(desk, trouble.error, 'cashOutChanged'))
    end(undefined)
    void poll()
  }

  return {
    problem,
    ask(bet: MyBetOnWire | undefined) {
      setProblem(undefined)
      end(bet)
    },
    run: () => void run(),
  }
}
