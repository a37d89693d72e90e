/** @jsxImportSource preact */
import { toProblem, type Problem } from '../../shared/error-message.ts'
import { Notice } from '../../shared/notice.tsx'
import { BetBar } from './bet-bar.tsx'
import { Strip } from './board.tsx'
import { placeBets } from './commands.ts'
import type { GameStore, StoreProps } from './game-store.ts'
import { TableView } from './table-view.tsx'
import { Header } from './header.tsx'
import { OpenSheet } from './open-sheet.tsx'
import { Wallet } from './wallet.tsx'
import { RoundBar } from './round-bar.tsx'
import { Spots } from './spots.tsx'

type Props = StoreProps & { poll(): Promise<void>; showTables(): void }

export function TablePage({ store, poll, showTables }: Props) {
  const place = () => void placeBets(store).then(poll)
  return (
    <>
      <Notice problem={currentProblem(store, place)} />
      <main class="table" data-kind={store.kind}>
        <Header store={store} showTables={showTables} />
        <Wallet context={store} balance={store.displayed.balance.value} />
        <RoundBar store={store} />
        <TableView store={store} />
        <Strip store={store} />
        <Spots store={store} />
        <BetBar store={store} place={place} />
      </main>
      <OpenSheet store={store} />
    </>
  )
}

function currentProblem({ t, placing, problem, connection }: GameStore, ask: () => void): Problem | undefined {
  if (placing.isPending) return undefined
  if (placing.isUnknown) return toProblem(t, { status: 0, code: 'outcome.unknown' }, ask)
  return problem.value ?? connection.value
}
