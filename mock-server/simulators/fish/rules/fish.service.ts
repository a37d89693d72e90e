import type { LaunchesService } from '#mock/domains/games/launches.service.ts'
import { type Seat, seatAt } from '#mock/domains/games/seats.ts'
import type { PlayRulesService } from '#mock/domains/responsible-gaming/play-rules.service.ts'
import type { Wager, WagersService } from '#mock/domains/wagers/wagers.service.ts'
import type { WalletService } from '#mock/domains/wallet/wallet.service.ts'
import { invalidField, Refusal } from '#mock/kernel/validation/refusal.ts'
import type { World } from '#mock/kernel/world/world.ts'
import { type Fish, fishIn, isCaught, kindsOf } from './fish.ts'
import * as v from 'valibot'
import { defineLog } from '#mock/kernel/tables/table.ts'

/** Caught fish per water, until they would have left anyway. `id` is the water's node. */
const caughtSchema = v.object({ id: v.number(), fish: v.array(v.object({ id: v.string(), until: v.number() })) })

export const caughtTable = defineLog('caughtFish', caughtSchema)

export type FishDependencies = {
  launches: LaunchesService
  playRules: PlayRulesService
  wagers: WagersService
  wallet: WalletService
}
export type FishService = ReturnType<typeof fishService>
/** Shots fired together: the cost of each (minor units; undefined for a finer amount), and the targets. */
export type Volley = { cost: number | undefined; targets: string[]; isAuto?: boolean | undefined }
export type Hit = { fish: string; isCaught: boolean; won: number }

/** Costs of a shot, in lowest stakes of the water. */
const COSTS = [1, 2, 3, 5, 10]
/** The state includes fish that come within so many ms, so that clients need not poll for them. */
const PREVIEW = 6000
const MAX_HISTORY = 30

/** Waters with the same fish for all players. The server decides every shot, and books a volley at once. Money in minor units. */
export const fishService = (world: World, { launches, playRules, wagers, wallet }: FishDependencies) => {
  const { swimming, markCaught } = watersOf(world)
  const seatOf = (launch: string) => seatAt(launches, launch, 'fish')
  const stateOf = ({ memberId, game }: Seat) => ({
    now: world.clock.now(),
    fish: swimming(game, PREVIEW),
    balance: wallet.balanceOf(memberId),
  })

  return {
    open(launch: string) {
      const seat = seatOf(launch)
      return { seat, costs: costsOf(seat), terms: playRules.termsOf(seat.game.gameType), state: stateOf(seat) }
    },
    state: (launch: string) => stateOf(seatOf(launch)),

    history(launch: string): Wager[] {
      const { memberId, game } = seatOf(launch)
      return wagers.of(memberId, game.nodeId).slice(0, MAX_HISTORY)
    },

    /** Fires a volley. Shots at fish that have gone cost nothing. */
    async shoot(launch: string, { cost, targets, isAuto }: Volley) {
      const seat = seatOf(launch)
      if (isAuto) playRules.assertManual()
      assertCost(seat, cost)
      const inWater = new Map(swimming(seat.game).map((fish) => [fish.id, fish]))
      const aimed = targets.flatMap((id) => inWater.get(id) ?? [])
      if (aimed.length === 0) throw invalidField('targets', 'are all gone')
      const wager = await wagers.place({ ...seat.draft, stake: cost! * aimed.length, bet: betOf(seat, aimed) }, 'FS')
      const random = world.random('fish', wager.id)
      const hits = aimed.map((fish) => hitOf(fish, isCaught(fish, random) ? cost! * fish.pays : 0))
      await markCaught(
        seat.game.nodeId,
        aimed.filter((_fish, index) => hits[index]!.isCaught),
      )
      const settled = await wagers.settle(
        wager.id,
        hits.reduce((sum, { won }) => sum + won, 0),
      )
      return { wager: settled, hits, ...stateOf(seat) }
    },
  }
}

function watersOf({ table, clock, random }: World) {
  const caught = table(caughtTable)
  const gone = (nodeId: number) => (caught.get(nodeId)?.fish ?? []).filter(({ until }) => until > clock.now())
  return {
    swimming(game: Seat['game'], ahead = 0): Fish[] {
      const ids = new Set(gone(game.nodeId).map(({ id }) => id))
      return fishIn({ game, now: clock.now(), random, ahead }).filter(({ id }) => !ids.has(id))
    },
    async markCaught(nodeId: number, caughtNow: Fish[]) {
      if (caughtNow.length === 0) return
      const fish = [...gone(nodeId), ...caughtNow.map(({ id, until }) => ({ id, until }))]
      if (caught.get(nodeId)) await caught.update(nodeId, { fish })
      else await caught.insert({ id: nodeId, fish })
    },
  }
}

const hitOf = ({ id }: Fish, won: number): Hit => ({ fish: id, isCaught: won > 0, won })

const costsOf = ({ minStake }: Seat) => COSTS.map((step) => step * minStake)

function assertCost(seat: Seat, cost: number | undefined) {
  const costs = costsOf(seat)
  if (cost !== undefined && costs.includes(cost)) return
  const reason = `must be one of ${costs.map((one) => one / 100).join(', ')}`
  throw new Refusal(400, 'stake.invalid', `cost: ${reason}`, { field: 'cost', reason })
}

function betOf({ game }: Seat, aimed: Fish[]): Wager['bet'] {
  const names = kindsOf(game.look)
    .filter(({ code }) => aimed.some(({ kind }) => kind === code))
    .map(({ name }) => name)
  const event = { vi: `${aimed.length} phát`, en: aimed.length === 1 ? '1 shot' : `${aimed.length} shots` }
  const joinNames = (language: 'vi' | 'en') => names.map((name) => name[language]).join(', ')
  return { event, selection: { vi: joinNames('vi'), en: joinNames('en') } }
}
