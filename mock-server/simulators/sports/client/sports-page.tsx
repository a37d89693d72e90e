/** @jsxImportSource preact */
import { toProblem, type Problem } from '../../shared/error-message.ts'
import { Notice } from '../../shared/notice.tsx'
import { SessionLine } from '../../shared/session-line.tsx'
import { useTitle } from '../../shared/use-title.ts'
import { placeSlip, toCommandProblem } from './commands.ts'
import type { GameStore, StoreProps, Poll } from './game-store.ts'
import { Filters } from './filters.tsx'
import { Header, titleOf } from './header.tsx'
import { MatchList } from './match-list.tsx'
import { OpenSheet } from './open-sheet.tsx'
import { Results } from './results.tsx'
import { SlipBar } from './slip-bar.tsx'

export function SportsPage({ store, poll }: StoreProps & { poll: Poll }) {
  useTitle(titleOf(store))
  const ask = () =>
    void placeSlip(store)
      .then(poll)
      .catch((error: unknown) => void (store.problem.value = toCommandProblem(store, error, 'oddsChanged')))
  return (
    <>
      <Notice problem={currentProblem(store, ask)} />
      <main>
        <Header store={store} />
        <SessionLine context={store} />
        <Results store={store} />
        <div class="scroll-area">
          <Filters store={store} />
          <MatchList store={store} />
        </div>
        <SlipBar store={store} />
      </main>
      <OpenSheet store={store} poll={poll} />
    </>
  )
}

function currentProblem(
  { t, placing, cashing, problem, connection, open }: GameStore,
  ask: () => void,
): Problem | undefined {
  if (placing.isPending) return undefined
  if (placing.isUnknown) return toProblem(t, { status: 0, code: 'outcome.unknown' }, ask)
  if (cashing.isUnknown) return { text: t('outcomeUnknown'), action: { label: t('myBets'), run: () => open('bets') } }
  return problem.value ?? connection.value
}
