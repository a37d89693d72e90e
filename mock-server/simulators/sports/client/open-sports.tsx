/** @jsxImportSource preact */
import type { ClientContext } from '../../shared/kit.ts'
import type { BookOnWire } from '../rules/sports.routes.ts'
import { createDesk } from './desk.ts'
import { SportsPage } from './sports-page.tsx'
import { createSync } from './sync.ts'

/** Opens the book of the launch, and keeps listening to how its odds move. A guest may look. */
export async function openSports(kit: ClientContext) {
  const desk = createDesk(kit, await kit.calls.open<BookOnWire>('/partners/sports/open'))
  const { poll } = createSync(desk)
  void poll()
  return <SportsPage desk={desk} poll={poll} />
}
