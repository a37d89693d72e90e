import { accountNames } from '../../catalogue/names.gen.ts'
import type { Caller } from '../../kernel/caller.ts'
import { DAY, dayOf, mondayBefore } from '../../kernel/local-day.ts'
import type { World } from '../../kernel/world.ts'
import type { BonusesService, TurnoverService } from '../bonuses/bonuses.service.ts'

export type LeaderboardService = ReturnType<typeof leaderboardService>
/** A place on the board. Money in minor units; invented players are marked. */
export type Place = { ranking: number; name: string; stake: number; prize: number; isInvented: boolean }
type Needs = { bonuses: BonusesService; turnover: TurnoverService }

const NAME = { vi: 'Thưởng đua top tuần', en: 'Prize of the weekly race' }
export const PRIZES: readonly number[] = [50_000_000, 30_000_000, 10_000_000]
const INVENTED = 19
const LEAST = 200_000_000
const STEPS = 20
const WEEK = 7 * DAY

const masked = (name: string) => `${name.slice(0, 3)}***${name.slice(-1)}`

/** Who has staked the most in a week. The first three get a prize when it is over. */
export const leaderboardService = (world: World, { bonuses, turnover }: Needs) => {
  const { clock } = world
  const thisWeek = () => mondayBefore(clock.now())

  /** Invented players stake evenly through the week. */
  function invented(monday: number) {
    const random = world.random('leaderboard', dayOf(monday))
    const share = Math.min(1, (clock.now() - monday) / WEEK)
    return Array.from({ length: INVENTED }, () => ({
      name: masked(random.pick(accountNames)),
      stake: Math.floor(LEAST * (1 + random.int(STEPS)) * share),
      isInvented: true,
    }))
  }

  /** The board of the week that began with `monday`, as the member sees it. */
  function boardOf({ id, account }: Caller, monday = thisWeek()): Place[] {
    const stake = turnover.of(id, { from: monday, to: monday + WEEK })
    const own = { name: account, stake, isInvented: false }
    return [own, ...invented(monday)]
      .toSorted((one, other) => other.stake - one.stake)
      .map((place, index) => ({ ...place, ranking: index + 1, prize: PRIZES[index] ?? 0 }))
  }

  const keyOf = (monday: number) => `leaderboard:${dayOf(monday)}`

  return {
    thisWeek,
    boardOf,
    /** The prize of last week, in minor units: nothing where the member won none, or has it already. */
    async claimLastWeek(member: Caller): Promise<number> {
      bonuses.refuseTrial(member)
      const monday = thisWeek() - WEEK
      const { prize: money, stake } = boardOf(member, monday).find(({ isInvented }) => !isInvented)!
      if (money === 0 || stake === 0 || bonuses.get(member.id, keyOf(monday))) return 0
      await bonuses.give(member, { key: keyOf(monday), kind: 'MISSION', name: NAME, money })
      return money
    },
  }
}
