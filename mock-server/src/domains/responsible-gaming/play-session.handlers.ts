import type { components } from '@longan/sdk'
import type { Handlers } from '../../kernel/http/http.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { assertRealMoney } from '../../kernel/world/real-money.ts'
import type { LimitsService } from './limits/limits.service.ts'
import type { PlaySessionsService } from './play-sessions.service.ts'
import type { RecentStatement, RecentStatementService } from './recent-statement.service.ts'
import type { StatementService, StatementSums } from './statement.service.ts'
import type { VisitsService } from './visits/visits.service.ts'

type Dependencies = {
  limits: LimitsService
  playSessions: PlaySessionsService
  recentStatement: RecentStatementService
  visits: VisitsService
}
type Operation = 'getPlaySession' | 'setRealityCheck' | 'answerRealityCheck' | 'confirmStatement' | 'leaveGame'

export const playSessionHandlers = (dependencies: Dependencies): Handlers<Operation> => {
  const { limits, playSessions, recentStatement, visits } = dependencies

  function toSession(memberId: number): components['schemas']['PlaySession'] {
    const { startedAt, elapsed, played, stakes, payouts, realityCheck, pause } = playSessions.get(memberId)
    const { isPending, ...check } = realityCheck
    const limit = limits.strictestTime(memberId)
    const statement = recentStatement.findDue(memberId)
    return {
      startTime: startedAt,
      elapsed,
      played,
      openGames: visits.openOf(memberId).length,
      stake: toDecimal(stakes),
      payout: toDecimal(payouts),
      net: toDecimal(payouts - stakes),
      realityCheck: { ...check, pending: isPending },
      ...(limit && { timeLimit: { remaining: limit.remaining, resetTime: limit.resetsAt } }),
      ...(pause && {
        pause: { remaining: pause.remaining, ...(pause.endsAt !== undefined && { endTime: pause.endsAt }) },
      }),
      ...(statement && { statement: toRecentSums(statement) }),
    }
  }

  return {
    getPlaySession: ({ member }) => toSession(member().id),
    async setRealityCheck({ member, body: { interval } }) {
      assertRealMoney(member(), 'has reality checks')
      await playSessions.setInterval(member().id, interval)
      return toSession(member().id)
    },
    async answerRealityCheck({ member, body: { answer } }) {
      const { id } = member()
      await playSessions.answer(id)
      if (answer === 'stop') await visits.leave(id)
      return toSession(id)
    },
    async confirmStatement({ member }) {
      await recentStatement.confirm(member().id)
      return toSession(member().id)
    },
    async leaveGame({ member, body }) {
      await visits.leave(member().id, body)
      return toSession(member().id)
    },
  }
}

const toRecentSums = ({ startedAt, stakes, payouts }: RecentStatement) => ({
  startTime: startedAt,
  stake: toDecimal(stakes),
  payout: toDecimal(payouts),
  net: toDecimal(payouts - stakes),
})

export const statementHandlers = ({ statement }: { statement: StatementService }): Handlers<'getStatement'> => ({
  getStatement({ member }) {
    const { months, years } = statement.of(member().id)
    return { months: months.map(toSums), years: years.map(toSums) }
  },
})

const toSums = ({ period, deposits, withdrawals, stakes, payouts, bonuses }: StatementSums) => ({
  period,
  deposits: toDecimal(deposits),
  withdrawals: toDecimal(withdrawals),
  stakes: toDecimal(stakes),
  payouts: toDecimal(payouts),
  bonuses: toDecimal(bonuses),
  net: toDecimal(payouts - stakes),
})
