import type { Game } from '@longan/sdk'

/** Creates a slot game as the gateway lists it. Only its number is set, unless `overrides` says otherwise. */
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
