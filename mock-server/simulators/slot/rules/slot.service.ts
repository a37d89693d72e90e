import { catalogue, type Game } from '#mock/catalogue/catalogue.ts'
import type { Launch, LaunchesService } from '#mock/domains/games/launches.service.ts'
import type { MembersService } from '#mock/domains/member/member.service.ts'
import type { PlayRulesService, PlayTerms } from '#mock/domains/responsible-gaming/play-rules.service.ts'
import type { Wager, WagersService } from '#mock/domains/wagers/wagers.service.ts'
import { Refusal, tokenInvalid } from '#mock/kernel/validation/refusal.ts'
import type { WalletService } from '#mock/domains/wallet/wallet.service.ts'
import type { World } from '#mock/kernel/world/world.ts'
import { type Outcome, outcomeOf, spinReels, STAKE_STEPS } from './slot.rules.ts'
import * as v from 'valibot'
import { defineLog } from '#mock/kernel/tables/table.ts'

/** A member's remaining free spins in a game; they survive closing the game. `id` is `<member>:<node>`, money in minor units. */
const slotFeatureSchema = v.object({
  id: v.string(),
  left: v.number(),
  total: v.number(),
  /** The stake of the spin that won the feature. */
  stake: v.number(),
  won: v.number(),
})
export type SlotFeature = v.InferOutput<typeof slotFeatureSchema>

export const slotFeatureTable = defineLog('slotFeatures', slotFeatureSchema)

export type SlotService = ReturnType<typeof slotService>
export type SlotTable = {
  game: Game
  account: string
  balance: number
  stakes: number[]
  terms: PlayTerms
  feature?: SlotFeature
}
export type Spin = { wager: Wager; outcome: Outcome; isFree: boolean; balance: number; feature?: SlotFeature }

export type SlotDependencies = {
  launches: LaunchesService
  members: MembersService
  playRules: PlayRulesService
  wagers: WagersService
  wallet: WalletService
}
/** Absent for a spin that the player has started and waits for. */
export type Pace = 'auto' | 'quick'
type Seat = { memberId: number; game: Game; featureId: string }

const MINOR_UNITS = 100
const MAX_HISTORY = 30

/** Slot games: the server decides and books every spin, and stores the free spins. Money in minor units. */
export const slotService = (world: World, dependencies: SlotDependencies) => {
  const { launches, members, playRules, wagers, wallet } = dependencies
  const features = slotFeatures(world)
  const seatOf = (launchId: string) => seatFor(launches.use(launchId, 'slot'))

  return {
    open(launchId: string): SlotTable {
      const seat = seatOf(launchId)
      const feature = features.of(seat.featureId)
      return {
        game: seat.game,
        account: members.get(seat.memberId)!.account,
        balance: wallet.balanceOf(seat.memberId),
        stakes: stakesOf(seat.game).filter(
          (stake) => stake <= playRules.highestStakeOf(seat.memberId, seat.game.gameType),
        ),
        terms: playRules.termsOf(seat.game.gameType),
        ...(feature && { feature }),
      }
    },

    /** Plays one spin for `stake`, or the next free spin: stakes, decides and pays in one step. */
    async spin(launchId: string, stake: number | undefined, pace?: Pace): Promise<Spin> {
      const seat = seatOf(launchId)
      if (pace) playRules.assertManual()
      const free = features.of(seat.featureId)
      if (!free) assertStake(seat.game, stake)
      const draft = draftOf(seat)
      const wager = free ? await wagers.placeFree(draft, 'S') : await wagers.place({ ...draft, stake: stake! }, 'S')
      const isFree = Boolean(free)
      const outcome = outcomeOf(spinReels(world.random('slot', wager.id)), {
        stake: free?.stake ?? wager.stake,
        isFree,
      })
      const settled = await wagers.settle(wager.id, outcome.total)
      const feature = await features.recordSpin(seat.featureId, outcome, wager.stake)
      const balance = wallet.balanceOf(seat.memberId)
      return { wager: settled, outcome, isFree, balance, ...(feature && { feature }) }
    },

    history(launchId: string): Wager[] {
      const { memberId, game } = seatOf(launchId)
      return wagers.of(memberId, game.nodeId).slice(0, MAX_HISTORY)
    },
  }
}

function seatFor({ memberId, nodeId }: Launch): Seat {
  const game = catalogue().byNodeId.get(nodeId ?? 0)
  if (!game) throw tokenInvalid()
  return { memberId, game, featureId: `${memberId}:${game.nodeId}` }
}

const stakesOf = ({ minBet }: Game) => STAKE_STEPS.map((step) => minBet * step * MINOR_UNITS)

const draftOf = ({ memberId, game }: Seat) => ({
  memberId,
  gameType: game.gameType,
  vassalage: game.vassalage,
  gameCode: game.gameCode,
  gameName: game.names.vi,
  nodeId: game.nodeId,
})

function assertStake(game: Game, stake: number | undefined) {
  const stakes = stakesOf(game)
  if (stake !== undefined && stakes.includes(stake)) return
  const reason = `must be one of ${stakes.map((one) => one / MINOR_UNITS).join(', ')}`
  throw new Refusal(400, 'stake.invalid', `stake: ${reason}`, { field: 'stake', reason })
}

/** Unplayed free spins of members, by `<member>:<node>`. */
const slotFeatures = (world: World, table = world.table(slotFeatureTable)) => ({
  of: (id: string): SlotFeature | undefined => table.get(id),

  /** Counts a played spin, and adds or ends free spins. Returns the feature, also with its last spin counted. */
  async recordSpin(id: string, { scatter, total }: Outcome, stake: number): Promise<SlotFeature | undefined> {
    const running = table.get(id)
    if (!running) {
      const { freeSpins } = scatter
      return freeSpins > 0 ? table.insert({ id, left: freeSpins, total: freeSpins, stake, won: 0 }) : undefined
    }
    const next = {
      ...running,
      left: running.left - 1 + scatter.freeSpins,
      total: running.total + scatter.freeSpins,
      won: running.won + total,
    }
    if (next.left > 0) return table.update(id, next)
    table.remove(id)
    return next
  },
})
