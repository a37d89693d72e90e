import type { Reward } from '../domains/rewards/reward.model.ts'
import type { TicketType } from '../domains/tickets/ticket.model.ts'

type SeededReward = Pick<Reward, 'id' | 'kind' | 'name' | 'money' | 'points'> & { endsIn: number }

const rewards: SeededReward[] = [
  {
    id: 9003,
    kind: 'QUEST',
    name: { vi: 'Thử thách tuần trước', en: 'Last week’s challenge' },
    money: 3_000_000,
    points: 0,
    endsIn: -2,
  },
  {
    id: 9002,
    kind: 'LUCKY_BET',
    name: { vi: 'Cược may mắn', en: 'Lucky bet' },
    money: 5_800_000,
    points: 0,
    endsIn: 5,
  },
  {
    id: 9001,
    kind: 'MANUAL',
    name: { vi: 'Quà sinh nhật', en: 'Birthday gift' },
    money: 8_800_000,
    points: 20,
    endsIn: 7,
  },
]

export type SeededRewards = {
  /** Claimable rewards; `endsIn` is in days from the creation of the world. */
  rewards?: SeededReward[]
  points?: number
  friends?: [id: number, account: string, daysAgo: number][]
  /** Turnover before the creation of the world, minor units. */
  turnover?: number
  /** Type, name, and start in days from the creation of the world. */
  tickets?: [type: TicketType, name: string, startsIn: number][]
  /** Consecutive days claimed in the calendar, up to yesterday. */
  signInDays?: number
}

export const SEEDED_REWARDS: Record<string, SeededRewards> = {
  demo01: {
    turnover: 12_000_000_000,
    rewards,
    points: 1250,
    friends: [
      [1013, 'expired01', 90],
      [1012, 'captcha01', 60],
      [1008, 'odd03', 44],
      [1004, 'many01', 31],
      [1002, 'demo02', 3],
    ],
    tickets: [
      ['GOLDEN_EGG', 'OLD', -9],
      ['DEPOSIT_DISCOUNT', 'DEPOSIT', -1],
      ['FREE_SPIN', 'SPINS', -1],
      ['GOLDEN_EGG', 'EGG', -1],
      ['PRIZE_WHEEL', 'WHEEL', -1],
    ],
  },
  many01: {
    tickets: [
      ['FREE_SPIN', 'SPINS1', -2],
      ['FREE_SPIN', 'SPINS2', 1],
      ['GOLDEN_EGG', 'EGG', -3],
      ['PRIZE_WHEEL', 'WHEEL1', -1],
      ['PRIZE_WHEEL', 'WHEEL2', -1],
    ],
  },
  vip02: { turnover: 180_000_000_000, signInDays: 3 },
}
