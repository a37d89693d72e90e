import type { JournalEntry } from '../../kernel/world/journal.ts'

type Remedy = (world: string, entry: JournalEntry) => string

const logIn: Remedy = (world, { member = 'demo01' }) => `act_as {"world":"${world}","account":"${member}"}`
const apply =
  (state: string, params: object): Remedy =>
  (world, { member = 'demo01' }) =>
    `scenario ${JSON.stringify({ action: 'apply', world, state, params: { account: member, ...params } })}`

/** What a caller can change, by error code. */
const REMEDIES: Readonly<Record<string, Remedy>> = {
  'login.not.session': logIn,
  'user.or.token.invalid': logIn,
  'login.incorrect': (world) => `act_as {"world":"${world}"} lists the personas; their password is Demo@123`,
  'balance.not.enough': apply('a member has money', { balance: 1_000_000 }),
  launch_game_balance_not_enough: apply('a member has money', { balance: 1_000_000 }),
  withdraw_turnover_not_enough: (world, { member = 'demo01' }) =>
    `stakes count towards the turnover: place bets, or scenario ${JSON.stringify({ action: 'apply', world, state: 'a member has a settled bet', params: { account: member, nodeId: 1, betAmount: 100_000, winAmount: 0 } })}`,
  'not.exists.payment.password': apply('a member has a payment password', { paymentPassword: '123456' }),
  'invalid.payment.pw': apply('a member has a payment password', { paymentPassword: '123456' }),
  'payment.password.locked': (world) => `clock {"action":"advance","world":"${world}","duration":"1d"}`,
  'withdraw.limit.reached': (world) => `clock {"action":"advance","world":"${world}","duration":"1d"}`,
  'withdraw.in.review': (world) =>
    `clock {"action":"advance","world":"${world}","duration":"1h"}: the open withdrawal ends`,
  'lottery.round.closed': (world) =>
    `call {"world":"${world}","operation":"getNumerosNear"} finds the current round, then bet on it`,
  'system.maintenance': (world) => `scenario {"action":"preset","world":"${world}","name":"default"}`,
}

/** Returns the next step after a refusal. */
export function remedyOf(world: string, entry: JournalEntry): string | undefined {
  const { code = '', operation } = entry
  if (Object.hasOwn(REMEDIES, code)) return REMEDIES[code]!(world, entry)
  return operation === undefined
    ? 'find_operation {"text":"..."} finds an operation that the gateway has'
    : `find_operation {"operation":"${operation}"} shows its parameters, body and refusals`
}
