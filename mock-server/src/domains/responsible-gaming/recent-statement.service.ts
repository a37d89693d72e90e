import { Refusal } from '../../kernel/validation/refusal.ts'
import { isRealMember } from '../../kernel/world/real-money.ts'
import type { World } from '../../kernel/world/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { PlayTotals, PlayTotalsService } from '../wagers/play-totals.service.ts'
import { realityCheckTable } from './reality-check.model.ts'
import type { RulebookService } from './rulebook.service.ts'

export type RecentStatementService = ReturnType<typeof recentStatementService>
/** The sums since `startedAt`, ms; minor units. */
export type RecentStatement = PlayTotals & { startedAt: number }
type Dependencies = { rulebook: RulebookService; members: MembersService; playTotals: PlayTotalsService }

const DAY = 86_400_000

/** The statement of the last days that a member confirms before play, after each login and once a day, where the rulebook says so. */
export const recentStatementService = (world: World, { rulebook, members, playTotals }: Dependencies) => {
  const { clock } = world
  const rows = world.table(realityCheckTable)

  function isDue(memberId: number): boolean {
    if (rulebook.valueOf('statement.confirmed.days') === null || !isRealMember(members.get(memberId) ?? {}))
      return false
    const age = clock.now() - (rows.get(memberId)?.statementAt ?? -Infinity)
    return age < 0 || age >= DAY
  }

  return {
    /** Returns the statement that the member has to confirm; undefined if none is due. */
    findDue(memberId: number): RecentStatement | undefined {
      if (!isDue(memberId)) return undefined
      const startedAt = clock.now() - rulebook.valueOf('statement.confirmed.days')! * DAY
      const { stakes, payouts } = playTotals.since(memberId, startedAt)
      return { startedAt, stakes, payouts }
    },
    /** Confirms the statement that is due, if there is one. */
    async confirm(memberId: number): Promise<void> {
      if (!isDue(memberId)) return
      const statementAt = clock.now()
      if (rows.get(memberId)) await rows.update(memberId, { statementAt })
      else await rows.insert({ id: memberId, statementAt })
    },
    /** To call before a session begins: the statement is due again. */
    async beginSession(memberId: number): Promise<void> {
      if (rows.get(memberId)?.statementAt !== undefined) await rows.update(memberId, { statementAt: undefined })
    },
    /** Throws a Refusal while a statement is due. */
    assertConfirmed(memberId: number): void {
      if (!isDue(memberId)) return
      const data = { ruleId: 'statement.confirmed.days', limit: rulebook.valueOf('statement.confirmed.days') }
      const value = { reason: 'the statement of the last days must be confirmed first', data }
      throw new Refusal(400, 'statement.pending', 'Refused: a statement must be confirmed first', value)
    },
  }
}
