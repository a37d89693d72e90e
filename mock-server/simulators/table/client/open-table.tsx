/** @jsxImportSource preact */
import type { ClientContext } from '../../shared/client-context.ts'
import { onVisible } from '../../shared/on-visible.ts'
import type { TableResponse } from '../rules/table.simulator.ts'
import { Game } from './game.ts'
import { TablePage } from './table-page.tsx'

export async function openTable(context: ClientContext) {
  const game = new Game(context, await context.calls.open<TableResponse>('/partners/table/open'))
  onVisible(() => void game.refresh())
  return <TablePage game={game} />
}
