import { catalogue } from '#mock/catalogue/catalogue.ts'
import type { LaunchesService } from '#mock/domains/games/launches.service.ts'
import { assertStakeAllowed, type Seat } from '#mock/domains/games/seats.ts'
import { createClockedBets, clockedBetTable, type PlacedBet, type BetDraft } from '#mock/domains/wagers/clocked-bets.ts'
import type { WagersService } from '#mock/domains/wagers/wagers.service.ts'
import type { WalletService } from '#mock/domains/wallet/wallet.service.ts'
import { invalidField, Refusal } from '#mock/kernel/validation/refusal.ts'
import type { World } from '#mock/kernel/world/world.ts'
import { gameAt, type SeatRequest, seatOf, tablesOf } from './tables.ts'
import { winnersOf } from './live-game.ts'

/**
 * A round of a table. Times in ms: bets are open from `startAt` to `closeAt`, the result is shown from `endAt`, and the next round begins
 * at `nextAt`.
 */
type LiveRound = { index: number; key: string; startAt: number; closeAt: number; endAt: number; nextAt: number }

const PERIOD = 30_000
const BETTING_TIME = 20_000
const DEAL_END = 24_000

function roundOf(nodeId: number, index: number): LiveRound {
  const startAt = index * PERIOD
  const times = { startAt, closeAt: startAt + BETTING_TIME, endAt: startAt + DEAL_END, nextAt: startAt + PERIOD }
  return { index, key: `${nodeId}:${index}`, ...times }
}

const roundAt = (nodeId: number, time: number): LiveRound => roundOf(nodeId, Math.floor(time / PERIOD))

type Table = { nodeId: number }

/** The results of rounds. They depend only on the world's randomness and the round. */
function dealtRounds(world: World) {
  const resultOf = (table: Table, { key }: Pick<LiveRound, 'key'>) => gameAt(table).deal(world.random('live', key))

  function withResult(table: Table, round: LiveRound) {
    if (world.clock.now() < round.endAt) return { round }
    const result = resultOf(table, round)
    return { round, result, winners: winnersOf(gameAt(table), result) }
  }

  return {
    resultOf,
    withResult,
    latest(table: Table, count: number) {
      const { index } = roundAt(table.nodeId, world.clock.now())
      return Array.from({ length: count }, (_, ago) => withResult(table, roundOf(table.nodeId, index - 1 - ago)))
    },
  }
}

export const liveBetTable = clockedBetTable('liveBets')
export type LiveDependencies = { launches: LaunchesService; wagers: WagersService; wallet: WalletService }
export type LiveService = ReturnType<typeof liveService>
/** `stake` in minor units; undefined for a finer amount. */
export type LiveBet = { pick: string; stake: number | undefined }

const MAX_RESULTS = 60
const MAX_LOBBY_RESULTS = 8
const MAX_HISTORY = 30

/** Live tables whose rounds follow the clock, for any number of players. Money in minor units. */
export const liveService = (world: World, dependencies: LiveDependencies) => {
  const { launches, wagers, wallet } = dependencies
  const { bets, rounds, stateOf } = tablesIn(world, dependencies)
  const resolveSeat = (request: SeatRequest) => seatOf(launches, request)

  return {
    open(request: SeatRequest) {
      const seat = resolveSeat(request)
      const isChosen = launches.use(request.launch, 'live').gameCode !== 'lobby'
      return { seat, isChosen, table: gameAt(seat.game), state: stateOf(seat) }
    },
    lobby(launch: string) {
      const { game, memberId } = resolveSeat({ launch })
      const tables = tablesOf(game).map((one) => ({ game: one, latest: rounds.latest(one, MAX_LOBBY_RESULTS) }))
      const now = world.clock.now()
      const { name } = catalogue().vendorByCode.get(game.vassalage)!
      return { name, tables, now, round: roundAt(game.nodeId, now), balance: wallet.balanceOf(memberId) }
    },
    /** @param since the index of a round whose end the player waits for. */
    state: (request: SeatRequest, since?: number) => stateOf(resolveSeat(request), since),
    /** Places bets on the open round completely or not at all. */
    async bet(request: SeatRequest, { round: key, bets: newBets }: { round: string; bets: LiveBet[] }) {
      const seat = resolveSeat(request)
      const round = openRound(seat.game.nodeId, key, world.clock.now())
      await bets.place(
        newBets.map((bet, index) => draftOf(seat, bet, { index, round })),
        { round: key, endAt: round.endAt },
      )
      return stateOf(seat)
    },
    results: (request: SeatRequest) => rounds.latest(resolveSeat(request).game, MAX_RESULTS),
    history(request: SeatRequest) {
      const { memberId, game } = resolveSeat(request)
      return wagers.of(memberId, game.nodeId).slice(0, MAX_HISTORY)
    },
  }
}

function tablesIn(world: World, { wagers, wallet }: LiveDependencies) {
  const rounds = dealtRounds(world)
  const bets = createClockedBets(world, wagers, {
    table: liveBetTable,
    prefix: 'LV',
    event: 'live.settle',
    payoutOf({ round: key, pick }, { stake }) {
      const game = { nodeId: Number(key.split(':')[0]) }
      return Math.floor((stake * gameAt(game).payoutOf(rounds.resultOf(game, { key }), pick)) / 100)
    },
  })

  function roundFor({ memberId, game }: Seat, round: LiveRound) {
    const all = bets.onRound(round.key)
    return { ...rounds.withResult(game, round), all, ownBets: all.filter(({ bet }) => bet.memberId === memberId) }
  }

  function stateOf(seat: Seat, since = Infinity) {
    const now = world.clock.now()
    const { nodeId } = seat.game
    const { all, ...current } = roundFor(seat, roundAt(nodeId, now))
    const requestedRound = roundFor(seat, roundOf(nodeId, since))
    const ended = requestedRound.result && requestedRound
    return { now, ...current, ended, pots: potsOf(all), balance: wallet.balanceOf(seat.memberId) }
  }
  return { bets, rounds, stateOf }
}

const potsOf = (all: PlacedBet[]) => {
  const pots: Record<string, number> = {}
  for (const { bet, wager } of all) pots[bet.pick] = (pots[bet.pick] ?? 0) + wager.stake
  return pots
}

function openRound(nodeId: number, key: string, now: number): LiveRound {
  const round = roundAt(nodeId, now)
  if (round.key === key && now < round.closeAt) return round
  const reason = 'does not take bets now'
  throw new Refusal(400, 'market.closed', reason, { field: 'round', reason })
}

function draftOf(
  seat: Seat,
  { pick, stake }: LiveBet,
  { index, round }: { index: number; round: LiveRound },
): BetDraft {
  const choice = gameAt(seat.game).choices[pick]
  if (!choice) throw invalidField(`bets.${index}.pick`, 'is no choice here')
  assertStakeAllowed(seat, stake, `bets.${index}.stake`)
  const event = { vi: `Ván ${round.index}`, en: `Round ${round.index}` }
  const bet = { event, selection: choice.name, odds: choice.pays / 100 }
  return { draft: { ...seat.draft, stake: stake!, beginsAt: round.closeAt, bet }, pick }
}
