/** @jsxImportSource preact */
import type { ClientContext } from '../../shared/client-context.ts'
import { onVisible } from '../../shared/on-visible.ts'
import type { SlotTableResponse } from '../rules/slot.simulator.ts'
import { Game } from './game.ts'
import { SlotPage } from './slot-page.tsx'

export async function openSlot(context: ClientContext) {
  const game = new Game(context, await context.calls.open<SlotTableResponse>('/partners/slot/open'))
  onVisible(() => void game.refresh())
  return <SlotPage game={game} />
}
