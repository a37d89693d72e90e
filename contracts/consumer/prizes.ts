import { configured } from './configuration.ts'
import values from './configuration.json' with { type: 'json' }
import { ACCOUNT } from './examples.ts'
import { equal, integer, number, oneOf, someText } from './shapes.ts'
import type { ProviderState } from '../states/states.ts'

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
