/** @jsxImportSource preact */
import type { ClientContext } from '../../shared/kit.ts'
import { onVisible } from '../../shared/on-visible.ts'
import type { SlotTableOnWire } from '../rules/slot.routes.ts'
import { Game } from './game.ts'
import { SlotPage } from './slot-page.tsx'

/** Sits down at the slot of the launch, and looks at the table again whenever the page is seen again. */
export async function openSlot(kit: ClientContext) {
  const game = new Game(kit, await kit.calls.open<SlotTableOnWire>('/partners/slot/open'))
  onVisible(() => void game.renew())
  return <SlotPage game={game} />
}
