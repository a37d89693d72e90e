import { accountNames } from '../../catalogue/names.gen.ts'
import type { Caller } from '../../kernel/world/caller.ts'
import { DAY, dayOf, mondayBefore } from '../../kernel/world/local-day.ts'
import type { World } from '../../kernel/world/world.ts'
import type { BonusesService, TurnoverService } from '../bonuses/bonuses.service.ts'

export type LeaderboardService = ReturnType<typeof leaderboardService>
/** A row of the leaderboard. Money in minor units; invented players are marked. */
export type Rank = { ranking: number; name: string; stake: number; prize: number; isInvented: boolean }
type Dependencies = { bonuses: BonusesService; turnover: TurnoverService }

const PRIZE_NAME = { vi: 'Thưởng đua top tuần', en: 'Weekly race prize' }
export const PRIZES: readonly number[] = [50_000_000, 30_000_000, 10_000_000]
const INVENTED_PLAYERS = 19
const MIN_STAKE = 200_000_000
const STAKE_STEPS = 20
const WEEK = 7 * DAY

const maskName = (name: string) => `${name.slice(0, 3)}***${name.slice(-1)}`

/** The weekly leaderboard by stakes. The first three get a prize after the week. */
export const leaderboardService = (world: World, { bonuses, turnover }: Dependencies) => {
  const { clock } = world
  const thisWeek = () => mondayBefore(clock.now())

  function inventPlayers(monday: number) {
    const random = world.random('leaderboard', dayOf(monday))
    const share = Math.min(1, (clock.now() - monday) / WEEK)
    return Array.from({ length: INVENTED_PLAYERS }, () => ({
      name: maskName(random.pick(accountNames)),
      stake: Math.floor(MIN_STAKE * (1 + random.int(STAKE_STEPS)) * share),
      isInvented: true,
    }))
  }

  function boardOf({ id, account }: Caller, monday = thisWeek()): Rank[] {
    const stake = turnover.of(id, { start: monday, end: monday + WEEK })
    const ownRow = { name: account, stake, isInvented: false }
    return [ownRow, ...inventPlayers(monday)]
      .toSorted((one, other) => other.stake - one.stake)
      .map((row, index) => ({ ...row, ranking: index + 1, prize: PRIZES[index] ?? 0 }))
  }

  const keyOf = (monday: number) => `leaderboard:${dayOf(monday)}`

  return {
    thisWeek,
    boardOf,
    /** Pays last week's prize and returns it in minor units: 0 if the member won none or has it already. */
    async claimLastWeek(member: Caller): Promise<number> {
      bonuses.assertNotTrial(member)
      const monday = thisWeek() - WEEK
      const { prize: money, stake } = boardOf(member, monday).find(({ isInvented }) => !isInvented)!
      if (money === 0 || stake === 0 || bonuses.get(member.id, keyOf(monday))) return 0
      await bonuses.grant(member, { key: keyOf(monday), kind: 'MISSION', name: PRIZE_NAME, money })
      return money
    },
  }
}
