/** @jsxImportSource preact */
import { CallError } from '../../shared/call-error.ts'
import { toProblem, type Problem } from '../../shared/error-message.ts'
import { Notice } from '../../shared/notice.tsx'
import { SessionLine } from '../../shared/session-line.tsx'
import { useTitle } from '../../shared/use-title.ts'
import { BetBar } from './bet-bar.tsx'
import { changeGame, placeCart } from './commands.ts'
import type { GameStore, StoreProps } from './game-store.ts'
import { Header } from './header.tsx'
import { PlayTabs, PlayPad } from './plays.tsx'
import { Results } from './results.tsx'
import { Round } from './round.tsx'
import { OpenSheet } from './open-sheet.tsx'

type Props = StoreProps & { poll(): Promise<void> }

export function LotteryPage({ store, poll }: Props) {
  const { name } = store.table.value.game
  useTitle(name)
  const place = async () => {
    await placeCart(store)
    await poll()
  }
  const ask = () => void place().catch((error: unknown) => void showProblem(store, error))
  return (
    <>
      <Notice problem={currentProblem(store, ask)} />
      <main>
        <Header store={store} />
        <SessionLine context={store} />
        <Round store={store} />
        <Results store={store} />
        <PlayTabs store={store} />
        <PlayPad store={store} />
        <BetBar store={store} />
      </main>
      <OpenSheet store={store} place={place} goTo={(code) => void changeGame(store, code, poll)} />
    </>
  )
}

function currentProblem({ t, placing, problem, connection }: GameStore, ask: () => void): Problem | undefined {
  if (placing.isPending) return undefined
  if (placing.isUnknown) return toProblem(t, { status: 0, code: 'outcome.unknown' }, ask)
  return problem.value ?? connection.value
}

function showProblem({ t, problem }: GameStore, error: unknown) {
  if (!(error instanceof CallError)) throw error
  if (!error.isUnknown) problem.value = toProblem(t, error)
}
