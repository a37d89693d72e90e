import type { ProviderState } from '../states/states.ts'

/** Values of the interactions. Another gateway may replace the merchant and the token; see verify.ts. */
export const MERCHANT = 'DEMO'
export const LANGUAGE = 'VI'
export const TOKEN = '6f1c2a54-0000-4c0d-a000-c0a7ac7500aa'
export const ACCOUNT = 'demo02'
export const PASSWORD = 'Demo@123'
export const PAYMENT_PASSWORD = '246810'
export const NOW = Date.UTC(2026, 10, 20, 12, 42)
export const HOUR = 3_600_000
export const DAY = 24 * HOUR
/** The end of the day of the examples on a site in Vietnam. */
export const END_OF_DAY = Date.UTC(2026, 10, 20, 17)

export const GAME = { nodeId: 10001, gameId: 10001, gameCode: 'NGT_RNG_001', gameType: 'RNG', vassalage: 'NGT' }
export const OTHER_GAME = { nodeId: 10002 }
/** What the game lists show in Vietnamese. */
export const GAME_NAMES = { [GAME.nodeId]: 'Cá Chép Hóa Rồng', [OTHER_GAME.nodeId]: 'Rồng Vàng Phương Đông' }
export const CLOSED_GAME = { ...GAME, nodeId: 10083, gameId: 10083, gameCode: 'LVA_RNG_006', vassalage: 'LVA' }
/** A lottery drawn every ten minutes, and its round that begins with `ROUND`; bets on both are placed on this one last. */
export const LATER_ROUND = { gameId: 308, numero: '202611200119' }
/** A lottery drawn every five minutes, and one of its issues; the issues before and after it. */
export const ROUND = { gameId: 307, numero: '202611200237' }
/** The times (ms) at which `ROUND` and the issue after it begin and are drawn. */
export const ROUND_TIMES = { start: NOW - 2 * 60_000, draw: NOW + 3 * 60_000 }
export const NEXT_TIMES = { start: ROUND_TIMES.draw, draw: NOW + 8 * 60_000 }
export const NUMEROS = { beforeLast: '202611200235', previous: '202611200236', next: '202611200238' }

export const signedIn = (account = ACCOUNT): ProviderState => ['a member is signed in', { account, token: TOKEN }]
export const withMoney: ProviderState = ['a member has money', { account: ACCOUNT, balance: 1_240_831.75 }]
export const underMaintenance: ProviderState = ['the site is under maintenance', {}]
export const withPaymentPassword: ProviderState = [
  'a member has a payment password',
  { account: ACCOUNT, paymentPassword: PAYMENT_PASSWORD },
]

export const CARD = {
  account: ACCOUNT,
  bankCardId: 77001,
  bankCode: 'SVBK',
  cardNumber: '9704000012346789',
  payeeName: 'HOANG BAO NGOC',
}
export const withCard: ProviderState = ['a member has a bank card', CARD]
