/** @jsxImportSource preact */
import { startPartner } from '../../kit/start.tsx'
import type { SlotTableOnWire } from '../rules/slot.routes.ts'
import { Game } from './game.ts'
import { SlotPage } from './slot-page.tsx'

void startPartner(async (kit) => {
  const table = await kit.calls.post<SlotTableOnWire>('/partners/slot/open')
  return <SlotPage game={new Game(kit, table)} />
})
