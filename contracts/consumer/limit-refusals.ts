import { ACCOUNT, DAY, END_OF_DAY, HOUR, NOW, OTHER_GAME } from './examples.ts'
import { equal, sum } from './shapes.ts'
import type { ProviderState } from '../states/states.ts'

const dayLimit = (kind: string, amount: number): ProviderState => [
  'a member has a limit',
  { account: ACCOUNT, kind, period: 'day', amount },
]
const german: ProviderState = ['the site has a rulebook', { rulebookId: 'de' }]
const vietnamese: ProviderState = ['the site has a rulebook', { rulebookId: 'vn' }]
const HIGHEST = 10_000_000
const OPEN_GAME = { vassalage: 'NGT', gameType: 'RNG', nodeId: OTHER_GAME.nodeId }

const unused = (kind: string, limit: number) => ({
  ruleId: equal(`limit.${kind}`),
  period: equal('day'),
  limit: sum(limit),
  used: equal(0),
  remaining: sum(limit),
  resetsAt: equal(END_OF_DAY),
})

type LimitRefusal = { code: string; given: ProviderState[]; value: object }

const required: LimitRefusal = {
  code: 'limit.required',
  given: [german],
  value: { data: { ruleId: equal('limit.asked') } },
}

/** A time-out that holds. */
const onTimeOut: LimitRefusal = {
  code: 'account.time.out',
  given: [['a member has taken a time-out', { account: ACCOUNT, startedAt: NOW - DAY, endsAt: NOW + 6 * DAY }]],
  value: { data: { ruleId: equal('time.out.durations'), until: equal(NOW + 6 * DAY) } },
}

const dayOfPlay = { ruleId: equal('limit.time'), period: equal('day'), limit: equal(60), used: equal(60) }
/** A play-time limit that is used up. */
const played: LimitRefusal = {
  code: 'limit.time.exceeded',
  given: [
    ['a member has played', { account: ACCOUNT, startedAt: NOW - 2 * HOUR, endsAt: NOW - HOUR }],
    dayLimit('time', 60),
  ],
  value: { data: { ...dayOfPlay, remaining: equal(0), resetsAt: equal(END_OF_DAY) } },
}

/** A reality check that is due. */
const unanswered: LimitRefusal = {
  code: 'reality.check.pending',
  given: [
    ['a member has chosen reality checks', { account: ACCOUNT, interval: HOUR }],
    ['a member has played', { account: ACCOUNT, startedAt: NOW - 2 * HOUR, endsAt: NOW - HOUR }],
  ],
  value: { data: { ruleId: equal('reality.check.interval'), interval: equal(HOUR) } },
}

const monthLimit: ProviderState = [
  'a member has a limit',
  { account: ACCOUNT, kind: 'deposit', period: 'month', amount: 1_000_000 },
]
/** A member of a market with a statement that is due, who has set the limit that is required. */
export const withStatementDue: ProviderState[] = [german, monthLimit]
const unconfirmed: LimitRefusal = {
  code: 'statement.pending',
  given: withStatementDue,
  value: { data: { ruleId: equal('statement.confirmed.days'), limit: equal(30) } },
}

/** What a refused login or registration says of the exclusion. */
export const exclusion = {
  given: (account: string): ProviderState => [
    'a member has excluded themselves',
    { account, startedAt: NOW - DAY, endsAt: NOW + 179 * DAY },
  ],
  data: { ruleId: equal('exclusion.durations'), until: equal(NOW + 179 * DAY) },
}

/** A promotion that asks for more stakes than the rulebook allows. */
export const promotionRefusal = {
  promotionId: 902,
  given: [['the site has a rulebook', { rulebookId: 'gb' }]] satisfies ProviderState[],
  value: { field: 'promotionId', data: { ruleId: equal('bonus.factor.highest'), limit: equal(10) } },
}

/** Another game that is open where the rulebook allows one at a time. */
const parallel: LimitRefusal = {
  code: 'game.parallel',
  given: [
    ['the site has a rulebook', { rulebookId: 'on' }],
    ['a member has a game open', { account: ACCOUNT, ...OPEN_GAME }],
  ],
  value: {
    data: {
      ruleId: equal('games.at.once'),
      vassalage: equal(OPEN_GAME.vassalage),
      gameType: equal(OPEN_GAME.gameType),
      nodeId: equal(OPEN_GAME.nodeId),
    },
  },
}

export const depositRefusals: LimitRefusal[] = [
  {
    code: 'limit.deposit.exceeded',
    given: [dayLimit('deposit', 100_000)],
    value: { field: 'amount', data: unused('deposit', 100_000) },
  },
  required,
  onTimeOut,
]

/** What the limits of a member and of the market refuse for stakes of more than 1, which the request has in `field`. */
export const stakeRefusals = (field: string): LimitRefusal[] => [
  { code: 'limit.loss.exceeded', given: [dayLimit('loss', 0.5)], value: { field, data: unused('loss', 0.5) } },
  {
    code: 'limit.stake.exceeded',
    given: [dayLimit('stake', 0.5)],
    value: { field, data: unused('stake', 0.5) },
  },
  required,
  onTimeOut,
  played,
  unanswered,
  unconfirmed,
  {
    code: 'stake.over.rulebook',
    given: [
      ['a member has money', { account: ACCOUNT, balance: 2 * HIGHEST }],
      ['a member has staked', { account: ACCOUNT, gameType: 'RNG', betAmount: HIGHEST, settledAt: NOW }],
      vietnamese,
    ],
    value: {
      field,
      data: {
        ruleId: equal('stake.day.highest'),
        limit: sum(HIGHEST),
        used: sum(HIGHEST),
        remaining: equal(0),
        resetsAt: equal(END_OF_DAY),
      },
    },
  },
  parallel,
]

export const launchRefusals = [required, onTimeOut, played, unconfirmed, parallel]
