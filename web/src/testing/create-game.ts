import type { Game } from '@longan/sdk'

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
