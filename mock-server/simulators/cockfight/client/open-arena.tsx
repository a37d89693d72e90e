/** @jsxImportSource preact */
import type { ClientContext } from '../../shared/client-context.ts'
import { timed } from '../../shared/round/round-clock.ts'
import type { ArenaResponse } from '../rules/cockfight.routes.ts'
import { ArenaPage } from './arena-page.tsx'
import { createGameStore } from './game-store.ts'
import { createSync } from './sync.ts'

export async function openArena(context: ClientContext) {
  const response = await timed(() => context.calls.open<ArenaResponse>('/partners/cockfight/open'))
  const store = createGameStore(context, ...response)
  const { poll } = createSync(store)
  void poll()
  return <ArenaPage store={store} poll={poll} />
}
