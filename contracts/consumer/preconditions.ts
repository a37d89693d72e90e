import { expect } from 'vitest'
import values from './configuration.json' with { type: 'json' }
import type { Operation } from './pact.ts'
import type { ProviderState } from '../states/states.ts'
import { ACCOUNT, HOUR, NOW, withCard, withPaymentPassword } from './examples.ts'
import { equal, integer, number, oneOf, someText, sum, type MatcherOf, textLike } from './shapes.ts'
import type { InteractionRequest } from './request.ts'

type Configured = keyof typeof values

/** The state in which the site has the limits, rates, switches, rewards and rows of configuration.json for this operation. */
export const configured = (operation: string): ProviderState => [
  'the site is configured',
  { operation, values: values[operation as Configured] },
]

/** What the operator decides is compared exactly, in every row: the state has the same values. */
export const answersAsConfigured = ({ id, request, answers }: Operation) =>
  answers({
    about: 'as configured',
    given: [...(request.given ?? []), configured(id)],
    reply: values[id as Configured],
    returns: expect.anything(),
  })

export const claimed = (occasion: string): ProviderState => [
  'a member has claimed',
  { account: ACCOUNT, occasion, amount: 1 },
]
const reward = {
  prizeId: integer(2),
  rewardName: someText('5,000 ₫'),
  rewardType: oneOf('CASH', 'POINT', 'NONE'),
  value: number(5000),
  ticketName: someText('Vòng quay may mắn'),
}
export const prizeOf = (ticketType: string, number: number) => {
  const { name, prizes } = values.getTicketConfig.find((one) => one.ticketType === ticketType)!
  const { prizeId, rewardType, value } = prizes[number - 1]!
  const parts = { prizeId: equal(prizeId), rewardType: equal(rewardType), value: equal(value) }
  return { ...reward, ...parts, ticketName: equal(name) }
}
export const draws = (occasion: string, ticketType: string, prizeId: number): ProviderState[] => [
  configured('getTicketConfig'),
  ['a draw gives a prize', { account: ACCOUNT, occasion, ticketType, prizeId }],
]

export const plenty: ProviderState = ['a member has money', { account: ACCOUNT, balance: 100_000_000 }]
export const setUp: ProviderState[] = [withPaymentPassword, withCard]
/** A member who may withdraw. */
export const given: ProviderState[] = [...setUp, plenty]
export const withdrawn = (refId: string, amount: number, at = NOW - HOUR): ProviderState => [
  'a member has withdrawn',
  { account: ACCOUNT, refId, amount, at },
]
/** When the withdrawal in review is expected to be paid (ms). */
export const ESTIMATED = NOW - 2 * 60_000
export const inReview: ProviderState = [
  'a member has an open withdrawal',
  { account: ACCOUNT, refId: 'W77001', amount: 150_000, at: NOW - 600_000, estimatedTime: ESTIMATED },
]
export const mustStake: ProviderState = ['a member has to stake', { account: ACCOUNT, requiredTurnover: 100_000 }]

export const DOWNLINE = 'lananh88'
export const OTHER_DOWNLINE = 'ducthinh7'
export const RATE = 0.004

export const isAgent: ProviderState = ['a member is an agent', { account: ACCOUNT }]
export const below = (downline: string, rebateRate = RATE, at?: number): ProviderState => [
  'an agent has a downline',
  { account: ACCOUNT, downline, rebateRate, ...(at !== undefined && { at }) },
]
export const withDownlines: ProviderState[] = [isAgent, below(DOWNLINE), below(OTHER_DOWNLINE)]
/** In this order, which the state gives. */
const CATEGORIES = ['RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT']
export const inEveryCategory = (rebateRate: number) =>
  CATEGORIES.map((productType) => ({ productType: equal(productType), rebateRate: equal(rebateRate) }))

export const onePage = (total: number) => ({ total: equal(total), totalPages: equal(1) })

export const notAgent = (one: Operation) => one.refuses(400, 'permission.denied', { given: [] })

export const figures = (some: Partial<Record<string, number>>) => {
  const nothing = {
    depositAmount: 0,
    withdrawAmount: 0,
    betAmount: 0,
    winAmount: 0,
    profitAndLoss: 0,
    bonusAmount: 0,
    rebateAmount: 0,
    netProfit: 0,
  }
  const all = Object.entries({ ...nothing, ...some })
  return Object.fromEntries(all.map(([name, amount]) => [name, sum(amount as number)]))
}

const inBothLanguages: ProviderState = ['texts are in both languages', {}]

/** Vietnamese: with a letter that Latin-1 does not have, so that a wrong encoding is noticed as well. English: without a letter beyond ASCII. */
const languages = [
  { name: 'Vietnamese', code: 'VI', text: textLike('^[\\s\\S]*[ĂăĐđƠơƯưẠ-ỹ][\\s\\S]*$', 'Tiếng Việt') },
  { name: 'English', code: 'EN', text: textLike('^[^À-ỹ]+$', 'English') },
]

const languageParameters = ['language', 'lang']

/** Requests an operation in each language. `reply` has a text of this language wherever the user reads one. */
export async function answersInBothLanguages(
  operation: Operation,
  reply: (text: MatcherOf<string>) => unknown,
  about = '',
) {
  const { given = [], query, gateway } = operation.request
  for (const { name, code, text } of languages)
    await operation.answers({
      about: [about, `in ${name}`].filter(Boolean).join(' '),
      given: [...given, inBothLanguages],
      gateway: { ...gateway, language: () => code },
      ...(query && { query: withLanguage(query, code) }),
      reply: reply(text),
      returns: expect.anything(),
    })
}

const withLanguage = (query: NonNullable<InteractionRequest['query']>, code: string) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, languageParameters.includes(name) ? code : value]),
  )
