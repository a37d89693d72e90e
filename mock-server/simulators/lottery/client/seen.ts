import { signal } from '@preact/signals'
import type { StateOnWire } from '../rules/lottery.routes.ts'

type RoundResult = StateOnWire['results'][number]

/** So many lotteries' results stand on the page at a time. */
const RESULTS_SHOWN = 3

/** What a draw decides, as it is seen: when its last ball has come to rest. What is told meanwhile waits its turn behind it. */
export function createSeen(first: Pick<StateOnWire, 'balance' | 'results'>, now = () => performance.now()) {
  const balance = signal(first.balance)
  const results = signal(latestOf(first.results))
  const rest = { at: 0 }

  return {
    balance,
    /** What became of the player's bets, in the latest round of each lottery. */
    results,
    addResults: (more: RoundResult[]) => void (results.value = latestOf([...more, ...results.value])),
    putAway: (result: RoundResult) => void (results.value = results.value.filter((other) => other !== result)),
    /** `rolls`: for so long balls roll from now on, ms. */
    after(rolls: number, show: () => void) {
      rest.at = Math.max(rest.at, now() + rolls)
      const left = rest.at - now()
      if (left <= 0) show()
      else setTimeout(show, left)
    },
  }
}

const latestOf = (results: RoundResult[]) =>
  results
    .filter(({ gameCode }, index) => results.findIndex((other) => other.gameCode === gameCode) === index)
    .slice(0, RESULTS_SHOWN)
