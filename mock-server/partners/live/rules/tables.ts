import { catalogue, type Game } from '../../../src/catalogue/catalogue.ts'
import { baccarat } from './baccarat.ts'
import { dragonTiger } from './dragon-tiger.ts'
import type { LiveGame } from './live-game.ts'
import { roulette } from './roulette.ts'
import { sicBo } from './sic-bo.ts'

/** Which kind a table is, by its name. Tables of any other kind deal baccarat. */
const KINDS: [RegExp, LiveGame][] = [
  [/dragon/i, dragonTiger as LiveGame],
  [/roulette|wheel/i, roulette as LiveGame],
  [/over and under|sic bo|dice|xoc dia|gourd/i, sicBo as LiveGame],
]

/** The rules of a table of the catalogue. */
export const gameAt = ({ nodeId }: Pick<Game, 'nodeId'>): LiveGame => {
  const name = catalogue().byNodeId.get(nodeId)?.names.en ?? ''
  return KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? (baccarat as LiveGame)
}
