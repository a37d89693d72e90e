/** @jsxImportSource preact */
import type { Kit } from '../../kit/kit.ts'
import { whenSeenAgain } from '../../kit/seen-again.ts'
import type { TableOnWire } from '../rules/table.routes.ts'
import { Game } from './game.ts'
import { TablePage } from './table-page.tsx'

/** Sits down at the table of the launch, with the hand that waits there if one does, and looks again whenever the page is seen again. */
export async function openTable(kit: Kit) {
  const game = new Game(kit, await kit.calls.open<TableOnWire>('/partners/table/open'))
  whenSeenAgain(() => void game.renew())
  return <TablePage game={game} />
}
