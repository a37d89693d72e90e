/** @jsxImportSource preact */
import type { ClientContext } from '../../shared/kit.ts'
import { onVisible } from '../../shared/on-visible.ts'
import type { TableOnWire } from '../rules/table.routes.ts'
import { Game } from './game.ts'
import { TablePage } from './table-page.tsx'

/** Sits down at the table of the launch, with the hand that waits there if one does, and looks again whenever the page is seen again. */
export async function openTable(kit: ClientContext) {
  const game = new Game(kit, await kit.calls.open<TableOnWire>('/partners/table/open'))
  onVisible(() => void game.renew())
  return <TablePage game={game} />
}
