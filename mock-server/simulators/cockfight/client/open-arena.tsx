/** @jsxImportSource preact */
import type { ClientContext } from '../../shared/kit.ts'
import { timed } from '../../shared/round-clock.ts'
import type { ArenaOnWire } from '../rules/cockfight.routes.ts'
import { ArenaPage } from './arena-page.tsx'
import { createDesk } from './desk.ts'
import { createSync } from './sync.ts'

/** Takes a seat at the arena of the launch, and keeps listening to what happens there. */
export async function openArena(kit: ClientContext) {
  const opened = await timed(() => kit.calls.open<ArenaOnWire>('/partners/cockfight/open'))
  const desk = createDesk(kit, ...opened)
  const { poll } = createSync(desk)
  void poll()
  return <ArenaPage desk={desk} poll={poll} />
}
