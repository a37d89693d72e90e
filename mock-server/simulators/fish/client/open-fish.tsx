/** @jsxImportSource preact */
import type { ClientContext } from '../../shared/kit.ts'
import { onVisible } from '../../shared/on-visible.ts'
import type { WaterOnWire } from '../rules/fish.routes.ts'
import { FishPage } from './fish-page.tsx'
import { Game } from './game.ts'

/** Goes to the water of the launch, and looks at it again whenever the page is seen again. */
export async function openFish(kit: ClientContext) {
  const game = new Game(kit, await kit.calls.open<WaterOnWire>('/partners/fish/open'))
  onVisible(() => void game.exchange.lookout.look(game.now))
  return <FishPage game={game} />
}
