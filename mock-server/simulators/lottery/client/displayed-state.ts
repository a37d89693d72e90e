import { signal } from '@preact/signals'
import type { StateResponse } from '../rules/lottery.routes.ts'

type RoundResult = StateResponse['results'][number]

const MAX_RESULTS = 3

/** Balance and results as displayed: they change when the last ball has stopped. Later changes wait behind it. */
export function createDisplayedState(
  initial: Pick<StateResponse, 'balance' | 'results'>,
  now = () => performance.now(),
) {
  const balance = signal(initial.balance)
  const results = signal(latestOf(initial.results))
  const idleFrom = { at: 0 }

  return {
    balance,
    results,
    addResults: (more: RoundResult[]) => void (results.value = latestOf([...more, ...results.value])),
    dismiss: (result: RoundResult) => void (results.value = results.value.filter((other) => other !== result)),
    showAfter(rollMs: number, show: () => void) {
      idleFrom.at = Math.max(idleFrom.at, now() + rollMs)
      const left = idleFrom.at - now()
      if (left <= 0) show()
      else setTimeout(show, left)
    },
  }
}

const latestOf = (results: RoundResult[]) =>
  results
    .filter(({ gameCode }, index) => results.findIndex((other) => other.gameCode === gameCode) === index)
    .slice(0, MAX_RESULTS)
