/** @jsxImportSource preact */
import type { ClientContext } from '../../shared/kit.ts'
import { createHouse, type House } from './house.ts'
import { LobbyPage } from './lobby-page.tsx'
import { TablePage } from './table-page.tsx'

/** Sits down at the table of the launch; a launch that names none leads among the tables of the house. */
export async function openLive(kit: ClientContext) {
  const house = createHouse(kit)
  await house.enter()
  return <LivePage house={house} />
}

/** Where the player is in the house. */
function LivePage({ house }: { house: House }) {
  const view = house.view.value!
  if ('lobby' in view) return <LobbyPage house={house} lobby={view.lobby} />
  return (
    <TablePage key={view.desk.table.game.nodeId} desk={view.desk} poll={view.sync.poll} toTables={house.toTables} />
  )
}
