import { catalogue } from '../../catalogue/catalogue.ts'
import { ageAt } from '../../kernel/world/local-day.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import { periodAt } from '../../kernel/world/period.ts'
import type { World } from '../../kernel/world/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { PlayTotalsService } from '../wagers/play-totals.service.ts'
import type { RulebookService } from './rulebook.service.ts'
import type { Visit } from './visits/visit.model.ts'
import type { VisitsService } from './visits/visits.service.ts'

export type PlayRulesService = ReturnType<typeof playRulesService>
/** A game that is opened or played. A lobby has no node of the catalogue. */
export type PlayedGame = { vassalage: string; gameType: string; nodeId?: number | undefined }
/** A round that begins, with its stake in minor units; a free round has none. */
export type NewRound = PlayedGame & { memberId: number; stake: number }
/** What the client of a game follows; `cycle` is the shortest time from one round to the next, ms. */
export type PlayTerms = { isAutoPlayAllowed: boolean; cycle: number }
type PlayRuleDependencies = {
  rulebook: RulebookService
  system: SystemService
  members: MembersService
  playTotals: PlayTotalsService
  visits: VisitsService
}

/** The rulebook's rules of play. Every launch and every stake asks here, so no game has a rule of its own. */
export const playRulesService = (world: World, dependencies: PlayRuleDependencies) => {
  const { rulebook, system, visits } = dependencies
  const { cycleOf, assertCycle } = cycleRule(world, dependencies)
  const { highestStake, assertSlotStake } = slotStakeRule(world, dependencies)
  const { assertDayStakes } = dayStakesRule(world, dependencies)
  const { assertAlone, assertOpenAlone } = parallelRule(dependencies)
  const isEnforced = () => system.isOn('RESPGAME3')

  return {
    /** To call when a stake was placed: a game that was left, and is still launched, is open again. */
    async resume(round: PlayedGame & { memberId: number }): Promise<void> {
      if (!isEnforced() || visits.openOf(round.memberId).some((visit) => isSameGame(visit, round))) return
      const left = findLeft(visits.of(round.memberId), round)
      if (left) await visits.resume(left)
    },
    /** Throws a Refusal unless the round may begin now. */
    assertRound(round: NewRound): void {
      if (!isEnforced()) return
      assertAlone(round)
      assertSlotStake(round)
      assertCycle(round)
      if (round.stake > 0) assertDayStakes(round.memberId, round.stake, 'stake')
    },
    /** Throws a Refusal if stakes of this sum exceed what the rulebook allows in a day. `field` is their name in the request. */
    assertStakes(memberId: number, sum: number, field = 'stake'): void {
      if (isEnforced()) assertDayStakes(memberId, sum, field)
    },
    /** Throws a Refusal unless the game may be opened beside those that are open. */
    assertLaunch(memberId: number, game: PlayedGame): void {
      if (isEnforced()) assertOpenAlone(memberId, game)
    },
    /** Throws a Refusal for a round that a client has begun by itself, or has shortened. */
    assertManual(): void {
      if (!isEnforced() || rulebook.valueOf('autoplay.allowed')) return
      const value = { field: 'pace', reason: 'the rulebook has no autoplay and no quick play' }
      throw new Refusal(403, 'function.not.available', 'Refused: the rulebook has no autoplay', {
        ...value,
        data: { ruleId: 'autoplay.allowed' },
      })
    },
    /** Returns the highest stake of one round; Infinity without a bound. */
    highestStakeOf: (memberId: number, gameType: string): number =>
      (isEnforced() && gameType === SLOT && highestStake(memberId)?.amount) || Infinity,
    termsOf: (gameType: string): PlayTerms =>
      isEnforced()
        ? { isAutoPlayAllowed: rulebook.valueOf('autoplay.allowed'), cycle: cycleOf(gameType)?.duration ?? 0 }
        : { isAutoPlayAllowed: true, cycle: 0 },
  }
}

const SLOT = 'RNG'
/** The rounds of these types begin with the stake. All other rounds run by the clock, and a bet only joins one. */
const OWN_ROUNDS = [SLOT, 'FISH', 'PVP']
const LOTTERIES = ['LOTT', 'ELOTT']
/** Pages of a vendor where the member changes between tables, or arenas. */
const TABLES = ['LIVE', 'COCKFIGHT']

function cycleRule({ clock }: World, { rulebook, playTotals }: PlayRuleDependencies) {
  function cycleOf(gameType: string) {
    if (!OWN_ROUNDS.includes(gameType)) return undefined
    const ruleId = gameType === SLOT ? 'cycle.slots' : 'cycle.other'
    const duration = rulebook.valueOf(ruleId)
    return duration > 0 ? { ruleId, duration } : undefined
  }

  /** Games that cannot be open together have one pace, or two of them in turn would be twice as fast. */
  function lastRoundAt({ memberId, gameType, nodeId }: Pick<NewRound, 'memberId' | 'gameType' | 'nodeId'>): number {
    if (rulebook.valueOf('games.at.once') === 'one')
      return Math.max(...OWN_ROUNDS.map((type) => playTotals.lastRoundAt(memberId, { gameType: type })))
    return playTotals.lastRoundAt(memberId, gameType === SLOT ? { gameType } : { gameType, nodeId })
  }

  function assertCycle({ memberId, gameType, nodeId }: NewRound) {
    const cycle = cycleOf(gameType)
    if (!cycle) return
    const elapsed = clock.now() - lastRoundAt({ memberId, gameType, nodeId })
    if (elapsed >= cycle.duration) return
    const remaining = cycle.duration - elapsed
    const times = { limit: cycle.duration, used: elapsed, remaining, availableAt: clock.now() + remaining }
    throw new Refusal(400, 'game.cycle.short', 'The round before has just begun', {
      reason: 'begins before the shortest cycle of the game has passed',
      data: { ruleId: cycle.ruleId, ...times },
    })
  }

  return { cycleOf, assertCycle }
}

const ADULT_STAKES_FROM = 25

function slotStakeRule({ clock }: World, { rulebook, members }: PlayRuleDependencies) {
  /** A member of unknown age has the stake of the young. */
  function highestStake(memberId: number) {
    if (rulebook.valueOf('stake.slot.highest') === null && rulebook.valueOf('stake.slot.highest.young') === null) return
    const birthday = members.get(memberId)?.profile?.['birthday']
    const isYoung = birthday === undefined || ageAt(birthday, clock.now()) < ADULT_STAKES_FROM
    const ruleId = isYoung ? 'stake.slot.highest.young' : 'stake.slot.highest'
    const amount = rulebook.valueOf(ruleId)
    return amount === null ? undefined : ({ ruleId, amount } as const)
  }

  function assertSlotStake({ memberId, gameType, stake }: NewRound) {
    if (gameType !== SLOT) return
    const highest = highestStake(memberId)
    if (!highest || stake <= highest.amount) return
    throw stakeOverRulebook('stake', {
      reason: 'is more than the rulebook allows for a slot',
      data: { ruleId: highest.ruleId, limit: toDecimal(highest.amount) },
    })
  }

  return { highestStake, assertSlotStake }
}

function dayStakesRule({ clock }: World, { rulebook, playTotals }: PlayRuleDependencies) {
  return {
    assertDayStakes(memberId: number, stake: number, field: string) {
      const highest = rulebook.valueOf('stake.day.highest')
      if (highest === null) return
      const used = playTotals.of(memberId, 'day', clock.now()).stakes
      if (used + stake <= highest) return
      const { end: resetsAt } = periodAt('day', clock.now())
      const remaining = Math.max(0, highest - used)
      const amounts = { limit: toDecimal(highest), used: toDecimal(used), remaining: toDecimal(remaining) }
      throw stakeOverRulebook(field, {
        reason: 'is more than the rulebook allows a day',
        data: { ruleId: 'stake.day.highest', ...amounts, resetsAt },
      })
    },
  }
}

const stakeOverRulebook = (field: string, value: { reason: string; data: object }) =>
  new Refusal(400, 'stake.over.rulebook', 'The stake is higher than the rulebook allows', { field, ...value })

function parallelRule({ rulebook, playTotals, visits }: PlayRuleDependencies) {
  const isBound = ({ gameType }: PlayedGame) => {
    const rule = rulebook.valueOf('games.at.once')
    return rule === 'one' || (rule === 'no.two.slots' && gameType === SLOT)
  }

  function assertOpenAlone(memberId: number, game: PlayedGame, open = visits.openOf(memberId)) {
    if (!isBound(game)) return
    const other = open.find((visit) => isBound(visit) && !isSameGame(visit, game))
    if (other) throw isParallel(other)
  }

  /** The tables of a page are opened together, but are played one after the other. */
  function assertOneTable({ memberId, gameType, vassalage, nodeId }: NewRound) {
    if (!TABLES.includes(gameType)) return
    const other = playTotals
      .openRounds(memberId)
      .find((round) => round.gameType === gameType && round.vassalage === vassalage && round.nodeId !== nodeId)
    if (other) throw isParallel(other)
  }

  return {
    assertOpenAlone,
    /** A game that was left takes no stake, or two games could be played in turn. Bets of the lottery need no open game. */
    assertAlone(round: NewRound) {
      if (!isBound(round)) return
      assertOpenAlone(round.memberId, round)
      if (LOTTERIES.includes(round.gameType)) return
      const isOwn = (visit: Visit) => isSameGame(visit, round)
      const left = visits.openOf(round.memberId).some(isOwn) ? undefined : visits.of(round.memberId).findLast(isOwn)
      if (left) throw isParallel(left)
      assertOneTable(round)
    },
  }
}

/** Returns the last visit of the game if it was left; undefined while the game is open. */
function findLeft(all: readonly Visit[], round: PlayedGame): Visit | undefined {
  const last = all.findLast((visit) => isSameGame(visit, round))
  return last?.leftAt === undefined ? undefined : last
}

/** The tables of a vendor are one game where its page lets the member change between them; so are all lotteries. */
function isSameGame(one: PlayedGame, other: PlayedGame): boolean {
  if (LOTTERIES.includes(one.gameType)) return LOTTERIES.includes(other.gameType)
  if (one.vassalage !== other.vassalage || one.gameType !== other.gameType) return false
  if (!OWN_ROUNDS.includes(one.gameType)) return true
  return one.nodeId === other.nodeId || isLobby(one) || isLobby(other)
}

const isLobby = ({ nodeId }: PlayedGame) => !catalogue().byNodeId.has(nodeId ?? 0)

function isParallel({ vassalage, gameType, nodeId }: PlayedGame) {
  const names = catalogue().byNodeId.get(nodeId ?? 0)?.names ?? catalogue().vendorByCode.get(vassalage)?.name
  const message = {
    vi: `Mỗi lần chỉ được mở một trò chơi. Hãy đóng ${names?.vi ?? 'trò chơi kia'} trước`,
    en: `Only one game may be open at a time. Please close ${names?.en ?? 'the other game'} first`,
  }
  return new Refusal(400, 'game.parallel', message, {
    reason: 'only one game may be open at a time',
    data: {
      ruleId: 'games.at.once',
      vassalage,
      gameType,
      ...(nodeId !== undefined && { nodeId }),
      ...(names && { names }),
    },
  })
}
