import type { LaunchesService } from '../../../src/domains/games/launches.service.ts'
import { refuseStake, type Seat, seatAt } from '../../../src/domains/games/seats.ts'
import {
  type ClockedBet,
  clockedBets,
  clockedBetTable,
  type PlacedBet,
  type Wish,
} from '../../../src/domains/wagers/clocked-bets.ts'
import type { WagersService } from '../../../src/domains/wagers/wagers.service.ts'
import type { WalletService } from '../../../src/domains/wallet/wallet.service.ts'
import { badField, Refusal } from '../../../src/kernel/refusal.ts'
import type { World } from '../../../src/kernel/world.ts'
import { gameAt } from './tables.ts'
import { type LiveRound, roundAt, roundOf } from './live-rounds.ts'

export const liveBetTable = clockedBetTable('liveBets')
export type LiveNeeds = { launches: LaunchesService; wagers: WagersService; wallet: WalletService }
export type LiveService = ReturnType<typeof liveService>
/** `stake` in minor units; nothing when it was finer than that. */
export type LiveWish = { pick: string; stake: number | undefined }

const SHOWN = 20

/** Results follow from the world's chance and the round alone; bets are settled by them. */
function roundsOf(world: World, wagers: WagersService) {
  const resultOf = (game: { nodeId: number }, { key }: Pick<LiveRound, 'key'>) =>
    gameAt(game).deal(world.random('live', key))
  const payoutOf = ({ round: key, pick }: ClockedBet, stake: number) => {
    const game = { nodeId: Number(key.split(':')[0]) }
    return Math.floor((stake * gameAt(game).backOf(resultOf(game, { key }), pick)) / 100)
  }
  const rules = { table: liveBetTable, prefix: 'LV', event: 'live.settle', payoutOf }
  return { resultOf, bets: clockedBets(world, wagers, rules) }
}

/** Tables whose rounds go on by the clock, for as many players as there are. Money in minor units. */
export const liveService = (world: World, { launches, wagers, wallet }: LiveNeeds) => {
  const { resultOf, bets } = roundsOf(world, wagers)

  function stateOf({ memberId, game }: Seat) {
    const now = world.clock.now()
    const round = roundAt(game.nodeId, now)
    const all = bets.onRound(round.key)
    return {
      now,
      round,
      /** Nobody knows it before the cards are on the table. */
      result: now >= round.endAt ? resultOf(game, round) : undefined,
      mine: all.filter(({ bet }) => bet.memberId === memberId),
      players: new Set(all.map(({ bet }) => bet.memberId)).size,
      pots: potsOf(all),
      balance: wallet.balanceOf(memberId),
    }
  }

  return {
    open(launch: string) {
      const seat = seatAt(launches, launch, 'live')
      return { seat, table: gameAt(seat.game), state: stateOf(seat) }
    },
    state: (launch: string) => stateOf(seatAt(launches, launch, 'live')),
    /** Takes bets on the round that is open: all of them, or none. */
    async bet(launch: string, { round: key, wishes }: { round: string; wishes: LiveWish[] }) {
      const seat = seatAt(launches, launch, 'live')
      const round = openRound(seat.game.nodeId, key, world.clock.now())
      await bets.place(
        wishes.map((wish, index) => draftOf(seat, wish, { index, round })),
        { round: key, endAt: round.endAt },
      )
      return stateOf(seat)
    },
    /** What the latest rounds of the table brought, newest first. */
    results(launch: string) {
      const { game } = seatAt(launches, launch, 'live')
      const { index } = roundAt(game.nodeId, world.clock.now())
      const past = Array.from({ length: SHOWN }, (_, ago) => roundOf(game.nodeId, index - 1 - ago))
      return past.map((round) => ({ round, result: resultOf(game, round) }))
    },
  }
}

const potsOf = (all: PlacedBet[]) => {
  const pots: Record<string, number> = {}
  for (const { bet, wager } of all) pots[bet.pick] = (pots[bet.pick] ?? 0) + wager.stake
  return pots
}

function openRound(nodeId: number, key: string, now: number): LiveRound {
  const round = roundAt(nodeId, now)
  if (round.key === key && now < round.closeAt) return round
  const value = { field: 'round', reason: 'does not take bets now' }
  throw new Refusal(400, 'market.closed', 'This round does not take bets', value)
}

function draftOf(seat: Seat, { pick, stake }: LiveWish, { index, round }: { index: number; round: LiveRound }): Wish {
  const choice = gameAt(seat.game).choices[pick]
  if (!choice) throw badField(`bets.${index}.pick`, 'is nothing that can be chosen at this table')
  refuseStake(seat, stake, `bets.${index}.stake`)
  const event = { vi: `Ván ${round.index}`, en: `Round ${round.index}` }
  const bet = { event, selection: choice.name, odds: choice.pays / 100 }
  return { draft: { ...seat.draft, stake: stake!, bet }, pick }
}
