import { catalogue, type Game } from '../../../src/catalogue/catalogue.ts'
import type { CardGame } from './card-game.ts'
import { threeCards } from './three-cards.ts'
import { xiDach } from './xi-dach.ts'

/** Returns the game of a card table by its name: the catalogue names only these two. */
export const gameAt = ({ nodeId }: Pick<Game, 'nodeId'>): CardGame =>
  /twenty-one/i.test(catalogue().byNodeId.get(nodeId)?.names.en ?? '') ? xiDach : threeCards
