import type { Action } from './actions.ts'

/** A walkthrough: each step has a sentence (`director:<id>.<step>`) and actions in the app and in the world. */
export type Walkthrough = { id: WalkthroughId; steps: readonly (readonly Action[])[] }
export type WalkthroughId = (typeof list)[number]['id']

const MINUTE = 60_000
const [deposited, withdrawn] = [2_000_000, 1_500_000]
const newId = (prefix: string) => (now: number) => `${prefix}${Math.floor(now / 1000)}`
const phone = (now: number) => `09${String(Math.floor(now / 1000)).slice(-8)}`
const providerState = (state: string, params: (now: number) => object) =>
  ({ control: 'POST /provider-states', body: (now: number) => ({ state, params: params(now) }) }) as const
const openDeposit = providerState('a member has an open deposit', (now) => ({
  account: 'demo01',
  depositId: newId('DP')(now),
  amount: deposited,
}))
// A new offer each time, so that the walkthrough can be repeated.
const salaryOffer = providerState('a contract was offered', (now) => ({
  account: 'agent01',
  contractId: now % 1_000_000_000,
  contractType: 'DAILY',
  productType: 'RNG',
  rate: 0.003,
  status: 'PENDING',
}))
const DEPOSITS = { account: 'demo02', kind: 'deposit', period: 'day' }
// So that the walkthrough can be repeated.
const withoutLimits = [
  { control: 'DELETE /breaks', body: () => ({ account: DEPOSITS.account }) },
  { control: 'POST /limits', body: () => DEPOSITS },
] as const
const advance = (duration: string) => ({ control: 'POST /clock/advance', body: () => ({ duration }) }) as const

/** The game of `slotWin`. */
const SLOT = '/m/play?vassalage=NGT&gameType=RNG&nodeId=10001&gameCode=NGT_RNG_001'

const list = [
  {
    id: 'register',
    steps: [
      [{ leave: true }, { go: '/m/register' }],
      [{ fill: { username: newId('an'), password: () => 'Demo@123', confimpsw: () => 'Demo@123', mobileNum1: phone } }],
      [{ submit: 'username' }, { inside: true }],
    ],
  },
  {
    id: 'depositApproved',
    steps: [
      [{ as: 'demo01' }, openDeposit],
      [{ show: 'deposits' }],
      [{ decide: 'deposits', as: 'approve' }, advance('10m')],
    ],
  },
  {
    id: 'depositRejected',
    steps: [[{ as: 'demo01' }, openDeposit], [{ show: 'deposits' }], [{ decide: 'deposits', as: 'reject' }]],
  },
  {
    id: 'withdrawalReviewed',
    steps: [
      [
        { as: 'demo01' },
        providerState('a member has an open withdrawal', (now) => ({
          account: 'demo01',
          refId: newId('WD')(now),
          amount: withdrawn,
        })),
      ],
      [{ show: 'withdrawals' }],
      [{ decide: 'withdrawals', as: 'approve' }, advance('10m')],
    ],
  },
  {
    id: 'slotWin',
    steps: [
      [{ as: 'demo01' }, { go: '/m/slotsCenter' }],
      [{ play: 'slotWin' }, { go: SLOT }],
      [{ go: '/m/gameRecord?kind=slots' }],
    ],
  },
  {
    id: 'lotteryDraw',
    steps: [
      [{ as: 'demo01' }, { go: '/m/lott' }],
      [{ play: 'lotteryBet' }, { go: '/m/gameRecord?kind=lottery&state=open' }],
      [{ control: 'POST /lottery/next-draw', body: () => ({ gameCode: 'VNM5', seconds: 5 }) }],
      [advance('30s'), { go: '/m/gameRecord?kind=lottery' }],
    ],
  },
  {
    id: 'oddsMoved',
    steps: [
      [{ as: 'demo01' }, { go: '/m/fbGame' }],
      [{ play: 'oddsMoved' }],
      [{ play: 'oddsTaken' }, { go: '/m/gameRecord?kind=sports&state=open' }],
    ],
  },
  {
    id: 'expired',
    steps: [
      [{ as: 'expired01' }, { go: '/m/home' }],
      [{ go: '/m/member/home' }, { until: '/m/login' }],
    ],
  },
  {
    id: 'maintenance',
    steps: [
      [
        { go: '/m/home' },
        {
          control: 'POST /system/status',
          body: (now) => ({ windows: [{ from: now + 5 * MINUTE, until: now + 35 * MINUTE }] }),
        },
      ],
      [advance('6m')],
      [advance('30m'), { control: 'POST /system/status', body: () => ({}) }],
    ],
  },
  {
    id: 'salary',
    steps: [
      [{ as: 'agent01' }, salaryOffer, { go: '/m/member/agent/getSalaryContract' }],
      // Both in one step: a dialog that waits would cover the panel.
      [{ tap: 'agent:accept' }, { tapLast: 'agent:accept' }],
      // A session lasts a day: the agent logs in again.
      [{ leave: true }, advance('1d'), { as: 'agent01' }, { go: '/m/agent/home?view=salary' }],
    ],
  },
  {
    id: 'reward',
    steps: [
      [
        { as: 'demo01' },
        providerState('a member has a reward', (now) => ({
          account: 'demo01',
          rewardId: Math.floor(now / 1000) % 1_000_000_000,
          amount: 88_000,
          points: 20,
          expiry: now + 86_400_000,
        })),
        { go: '/m/rewardCenter' },
      ],
      [{ tap: 'rewards:claim' }],
      [{ go: '/m/transaction/record' }],
    ],
  },
  {
    id: 'forgotten',
    steps: [
      [{ leave: true }, { go: '/m/forget' }],
      [{ fill: { mobileNum: () => '0912345678' } }, { tap: 'forms:getCode' }, { gone: 'forms:getCode' }],
      [{ code: 'messageCode' }, { fill: { newPassword: () => 'Abc12345' } }],
      [{ tap: 'recovery:setPassword' }, { inside: true }, { play: 'restorePassword' }],
    ],
  },
  {
    id: 'limits',
    steps: [
      [...withoutLimits, { as: 'demo02' }, { go: '/m/responsible' }, advance('1m')],
      [
        { tap: 'responsible:setLimit' },
        { fill: { amount: () => '500000' } },
        { submit: 'amount' },
        { gone: 'responsible:save' },
        advance('5m'),
      ],
      [{ play: 'limitReached' }, { decide: 'deposits', as: 'approve' }, advance('5m')],
      [
        { tap: 'responsible:change' },
        { fill: { amount: () => '1000000' } },
        { submit: 'amount' },
        { gone: 'responsible:save' },
        advance('5m'),
      ],
      // A session lasts a day: the member logs in again.
      [{ leave: true }, advance('1d'), { as: 'demo02' }, { go: '/m/responsible' }],
      [{ tap: 'responsible:confirmChange' }, { gone: 'responsible:confirmChange' }, advance('5m')],
      [
        { play: 'selfExclusion' },
        { leave: true },
        { go: '/m/login' },
        { fill: { username: () => 'demo02', password: () => 'Demo@123' } },
        { submit: 'username' },
        advance('5m'),
      ],
      [advance('184d'), { play: 'returnRequest' }],
      [advance('1d'), { as: 'demo02' }, { go: '/m/responsible' }],
    ],
  },
  {
    id: 'slowNetwork',
    steps: [
      [
        { as: 'demo01' },
        { go: '/m/home' },
        { control: 'POST /faults', body: () => ({ operation: '*', latencyMs: 3000 }) },
      ],
      [{ forget: true }, { go: '/m/slotsCenter' }],
      [{ seen: 'main article' }],
      [{ control: 'DELETE /faults', body: () => ({ operation: '*' }) }, { go: '/m/home' }],
    ],
  },
] as const satisfies readonly { id: string; steps: readonly (readonly Action[])[] }[]

export const walkthroughs: readonly Walkthrough[] = list
export const findWalkthrough = (id: string | undefined) => walkthroughs.find((one) => one.id === id)
