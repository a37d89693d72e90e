import type { Game } from '@longan/sdk'

/** A slot as the gateway lists it, known by its number alone unless more is said. */
export const createGame = (nodeId: number, overrides: Partial<Game> = {}): Game => ({
  nodeId,
  gameId: nodeId + 50_000,
  gameCode: `G${nodeId}`,
  gameName: `Game ${nodeId}`,
  nodeName: '',
  displayName: '',
  gameType: 'RNG',
  gameCategory: 'RNG',
  vassalage: 'KLG',
  mobileLargeIcon: '',
  ...overrides,
})
