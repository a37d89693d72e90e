/** @jsxImportSource preact */
import type { ClientContext } from '../../shared/client-context.ts'
import type { BookResponse } from '../rules/sports.routes.ts'
import { createGameStore } from './game-store.ts'
import { SportsPage } from './sports-page.tsx'
import { createSync } from './sync.ts'

export async function openSports(context: ClientContext) {
  const store = createGameStore(context, await context.calls.open<BookResponse>('/partners/sports/open'))
  const { poll } = createSync(store)
  void poll()
  return <SportsPage store={store} poll={poll} />
}
