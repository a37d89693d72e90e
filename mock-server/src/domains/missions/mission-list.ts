import type { LocalizedText } from '../../kernel/validation/language.ts'
import type { TicketType } from '../tickets/tickets.service.ts'

/** A goal of a mission; money in minor units. */
export type Milestone = { target: number; money: number; points: number; ticket?: TicketType }
export type Mission = {
  id: number
  title: LocalizedText
  period: 'day' | 'week'
  /** Unit of the goals: settled bets, stakes in minor units, or days with a visit. */
  counts: 'bets' | 'stake' | 'days'
  hasLeaderboard: boolean
  milestones: readonly Milestone[]
}

const step = (target: number, money: number, more: Partial<Milestone> = {}): Milestone => ({
  target,
  money,
  points: 0,
  ...more,
})

export const MISSIONS: readonly Mission[] = [
  {
    id: 1,
    title: { vi: 'Cược mỗi ngày', en: 'Daily bets' },
    period: 'day',
    counts: 'bets',
    hasLeaderboard: false,
    milestones: [step(5, 200_000), step(20, 1_000_000)],
  },
  {
    id: 2,
    title: { vi: 'Tổng cược trong ngày', en: 'Daily stakes' },
    period: 'day',
    counts: 'stake',
    hasLeaderboard: false,
    milestones: [step(20_000_000, 500_000), step(200_000_000, 3_000_000)],
  },
  {
    id: 3,
    title: { vi: 'Cược trong tuần', en: 'Weekly bets' },
    period: 'week',
    counts: 'bets',
    hasLeaderboard: false,
    milestones: [step(5, 1_000_000), step(50, 5_000_000, { ticket: 'GOLDEN_EGG' })],
  },
  {
    id: 4,
    title: { vi: 'Đua top tuần', en: 'Weekly race' },
    period: 'week',
    counts: 'stake',
    hasLeaderboard: true,
    milestones: [step(100_000_000, 2_000_000), step(1_000_000_000, 15_000_000)],
  },
  {
    id: 5,
    title: { vi: 'Ghé thăm mỗi ngày', en: 'Daily visit' },
    period: 'week',
    counts: 'days',
    hasLeaderboard: false,
    milestones: [step(3, 0, { points: 10 }), step(7, 0, { points: 50 })],
  },
]
