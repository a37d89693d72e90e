/** @jsxImportSource preact */
import type { ClientContext } from '../../shared/client-context.ts'
import { onVisible } from '../../shared/on-visible.ts'
import type { WaterResponse } from '../rules/fish.routes.ts'
import { FishPage } from './fish-page.tsx'
import { Game } from './game.ts'

export async function openFish(context: ClientContext) {
  const game = new Game(context, await context.calls.open<WaterResponse>('/partners/fish/open'))
  onVisible(() => void game.exchange.poller.poll(game.now))
  return <FishPage game={game} />
}
