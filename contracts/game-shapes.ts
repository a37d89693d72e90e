import { GAME } from './examples.ts'
import { address, integer, someText, string } from './shapes.ts'

export const aGame = {
  nodeId: integer(GAME.nodeId),
  gameId: integer(GAME.gameId),
  gameCode: someText(GAME.gameCode),
  gameName: someText('Cá Chép Hóa Rồng'),
  nodeName: someText('Cá Chép Hóa Rồng'),
  displayName: someText('Cá Chép Hóa Rồng'),
  gameType: someText(GAME.gameType),
  gameCategory: someText(GAME.gameType),
  vassalage: someText(GAME.vassalage),
  remark: string('HOT'),
  mobileLargeIcon: address('/art/tile/rng-03.webp'),
  iconUrl: address('/art/tile/rng-03.webp'),
  showIcon: address('/art/tile/rng-03.webp'),
  vendor: someText('Ngọc Trai'),
}
