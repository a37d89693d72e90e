import { MatchersV3 } from '@pact-foundation/pact'
import { GAME } from './examples.ts'

/**
 * Matchers of expected responses. Values that the request or the provider state determines are compared exactly (`equal`, `sum`); all others by
 * rules that any valid value satisfies.
 */
export const { boolean, eachLike, equal, fromProviderState, regex, reify, string } = MatchersV3

export const anyStatus = MatchersV3.matchStatus

type Rule = { 'pact:matcher:type': string; regex?: string }
export type MatcherOf<Value> = MatchersV3.Matcher<Value>

const rule = (type: string, more?: Omit<Rule, 'pact:matcher:type'>): Rule => ({ 'pact:matcher:type': type, ...more })
const matching = (pattern: string) => rule('regex', { regex: pattern })

/** All of the rules hold. A pattern alone would do for any JSON value: `12` reads like a text of two digits. */
const all = <Value>(value: Value, ...rules: Rule[]) =>
  ({ 'pact:matcher:type': rules, value }) as unknown as MatcherOf<Value>

/** A number that is never negative. */
export const number = (example: number) => all(example, rule('number'), matching('^[0-9]+(\\.[0-9]+)?$'))

/** A whole number that is never negative. */
export const integer = (example: number) => integerLike('^[0-9]+$', example)

/** An amount that is never negative, with at most two decimals; a whole one may come without decimals. */
export const money = (example: number) => all(example, rule('number'), matching('^[0-9]+(\\.[0-9]{1,2})?$'))

export const movement = (example: number) => all(example, rule('number'), matching('^-?[0-9]+(\\.[0-9]{1,2})?$'))

export const sum = (amount: number) =>
  all(
    amount,
    rule('number'),
    matching(`^${String(amount).replace('.', '\\.')}${Number.isInteger(amount) ? '(\\.0+)?' : ''}$`),
  )

export const integerLike = (pattern: string, example: number) => all(example, rule('integer'), matching(pattern))

export const timestamp = (example = 1_795_178_400_000) => integerLike('^[0-9]{13}$', example)

export const textLike = (pattern: string, example: string) => all(example, rule('type'), matching(pattern))

/** One of a closed list; the first is the example. */
export const oneOf = (...values: [string, ...string[]]) => textLike(`^(${values.join('|')})$`, values[0])

/** A text of any content that users do not read. */
export const anyText = (example: string) => all(example, rule('type'), rule('notEmpty'))

/** UTF-8 read as Latin-1 has a letter like Ã or á before a sign of the second half of Latin-1. */
const IN_ITS_ENCODING = '^([^Â-ô]|[Â-ô]+[^Â-ô\u0080-¿])*[Â-ô]*$'

/** A text that users read: in its encoding, without space around it. */
export const someText = (example: string) =>
  all(example, rule('type'), matching('^[^ \\n]([\\s\\S]*[^ \\n])?$'), matching(IN_ITS_ENCODING))

/** A code or number that names something, which the gateway chooses. */
export const identifier = (example: string) => textLike('^[^ /]*[0-9A-Za-z][^ /]*$', example)

/** A session's token: longer than any user name. */
export const sessionToken = (example: string) => textLike('^[^ /]{17,}$', example)

export const address = (example: string) => textLike('^(https?://|/)\\S+$', example)

export const anyLike = <Template>(template: Template) => MatchersV3.atLeastLike(template, 0, 1)

/** A list that has these rows in any order. */
export const listWith = (...rows: object[]) => ({ ...MatchersV3.arrayContaining(...rows), value: rows })

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

export const lotteryRecord = {
  orderNo: identifier('L261120000001'),
  abbrOrderNo: string('L2…001'),
  orderMasterId: integer(45),
  orderDetailId: integer(451),
  gameName: someText('Sài Gòn 5 phút'),
  gameCode: identifier('VNM5'),
  playId: equal(2),
  playCode: identifier('de'),
  odds: number(98.5),
  bettingApproach: equal('STANDARD'),
  chase: boolean(false),
  validBetAmount: money(10.5),
  winAmount: money(0.5),
  profitAndLoss: movement(-10),
  betTimeInTimestamp: timestamp(),
}
