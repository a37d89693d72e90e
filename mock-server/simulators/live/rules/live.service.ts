import { catalogue } from '../../../src/catalogue/catalogue.ts'
import type { LaunchesService } from '../../../src/domains/games/launches.service.ts'
import { refuseStake, type Seat } from '../../../src/domains/games/seats.ts'
import { clockedBets, clockedBetTable, type PlacedBet, type Wish } from '../../../src/domains/wagers/clocked-bets.ts'
import type { WagersService } from '../../../src/domains/wagers/wagers.service.ts'
import type { WalletService } from '../../../src/domains/wallet/wallet.service.ts'
import { invalidField, Refusal } from '../../../src/kernel/refusal.ts'
import type { World } from '../../../src/kernel/world.ts'
import { dealtRounds } from './dealt-rounds.ts'
import { type LiveRound, roundAt, roundOf } from './live-rounds.ts'
import { gameAt, type Place, seatOf, tablesOf } from './tables.ts'

export const liveBetTable = clockedBetTable('liveBets')
export type LiveNeeds = { launches: LaunchesService; wagers: WagersService; wallet: WalletService }
export type LiveService = ReturnType<typeof liveService>
/** `stake` in minor units; nothing when it was finer than that. */
export type LiveWish = { pick: string; stake: number | undefined }

const SHOWN = 60
const SHOWN_IN_LOBBY = 8
const HISTORY_SHOWN = 30

/** Tables whose rounds go on by the clock, for as many players as there are. Money in minor units. */
export const liveService = (world: World, needs: LiveNeeds) => {
  const { launches, wagers, wallet } = needs
  const { bets, rounds, stateOf } = tablesIn(world, needs)
  const sit = (place: Place) => seatOf(launches, place)

  return {
    /** The table of a place, and whether the launch named one. */
    open(place: Place) {
      const seat = sit(place)
      const isChosen = launches.use(place.launch, 'live').gameCode !== 'lobby'
      return { seat, isChosen, table: gameAt(seat.game), state: stateOf(seat) }
    },
    /** The open tables of the house of a launch. Their rounds go on together. */
    lobby(launch: string) {
      const { game, memberId } = sit({ launch })
      const tables = tablesOf(game).map((one) => ({ game: one, latest: rounds.latest(one, SHOWN_IN_LOBBY) }))
      const now = world.clock.now()
      const { name } = catalogue().vendorByCode.get(game.vassalage)!
      return { name, tables, now, round: roundAt(game.nodeId, now), balance: wallet.balanceOf(memberId) }
    },
    /** @param since the place of a round in the row, whose end the player waits for. */
    state: (place: Place, since?: number) => stateOf(sit(place), since),
    /** Takes bets on the round that is open: all of them, or none. */
    async bet(place: Place, { round: key, wishes }: { round: string; wishes: LiveWish[] }) {
      const seat = sit(place)
      const round = openRound(seat.game.nodeId, key, world.clock.now())
      await bets.place(
        wishes.map((wish, index) => draftOf(seat, wish, { index, round })),
        { round: key, endAt: round.endAt },
      )
      return stateOf(seat)
    },
    /** What the latest rounds of the table brought, newest first. */
    results: (place: Place) => rounds.latest(sit(place).game, SHOWN),
    /** The member's latest bets at this table, newest first. */
    history(place: Place) {
      const { memberId, game } = sit(place)
      return wagers.of(memberId, game.nodeId).slice(0, HISTORY_SHOWN)
    },
  }
}

/** The rounds of all tables and the bets on them, and what a seat sees of both. */
function tablesIn(world: World, { wagers, wallet }: LiveNeeds) {
  const rounds = dealtRounds(world)
  const bets = clockedBets(world, wagers, {
    table: liveBetTable,
    prefix: 'LV',
    event: 'live.settle',
    payoutOf({ round: key, pick }, stake) {
      const game = { nodeId: Number(key.split(':')[0]) }
      return Math.floor((stake * gameAt(game).backOf(rounds.resultOf(game, { key }), pick)) / 100)
    },
  })

  function roundFor({ memberId, game }: Seat, round: LiveRound) {
    const all = bets.onRound(round.key)
    return { ...rounds.told(game, round), all, mine: all.filter(({ bet }) => bet.memberId === memberId) }
  }

  function stateOf(seat: Seat, since = Infinity) {
    const now = world.clock.now()
    const { nodeId } = seat.game
    const { all, ...current } = roundFor(seat, roundAt(nodeId, now))
    const asked = roundFor(seat, roundOf(nodeId, since))
    /** The round that was asked for, once it has ended. */
    const ended = asked.result && asked
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

function draftOf(seat: Seat, { pick, stake }: LiveWish, { index, round }: { index: number; round: LiveRound }): Wish {
  const choice = gameAt(seat.game).choices[pick]
  if (!choice) throw invalidField(`bets.${index}.pick`, 'is no choice here')
  refuseStake(seat, stake, `bets.${index}.stake`)
  const event = { vi: `Ván ${round.index}`, en: `Round ${round.index}` }
  const bet = { event, selection: choice.name, odds: choice.pays / 100 }
  return { draft: { ...seat.draft, stake: stake!, bet }, pick }
}
