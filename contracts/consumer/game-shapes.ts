import { GAME } from './examples.ts'
import { address, identifier, integer, someText, string } from './shapes.ts'

export const aGame = {
  nodeId: integer(GAME.nodeId),
  gameId: integer(GAME.gameId),
  gameCode: identifier(GAME.gameCode),
  gameName: someText('Cá Chép Hóa Rồng'),
  nodeName: someText('Cá Chép Hóa Rồng'),
  displayName: someText('Cá Chép Hóa Rồng'),
  gameType: identifier(GAME.gameType),
  gameCategory: identifier(GAME.gameType),
  vassalage: identifier(GAME.vassalage),
  remark: string('HOT'),
  mobileLargeIcon: address('/art/tile/rng-03.webp'),
  iconUrl: address('/art/tile/rng-03.webp'),
  showIcon: address('/art/tile/rng-03.webp'),
  vendor: someText('Ngọc Trai'),
}
