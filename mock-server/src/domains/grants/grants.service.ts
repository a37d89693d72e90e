import type { World } from '../../kernel/world/world.ts'
import type { Wager, WagersService } from '../wagers/wagers.service.ts'
import { countedStake, type ExcludedGames, type TurnoverSettings } from './turnover.settings.ts'
import * as v from 'valibot'
import { defineLog } from '../../kernel/tables/table.ts'

/** Money that requires turnover before a withdrawal. `id` is its order number; minor units. */
const grantSchema = v.object({
  id: v.string(),
  memberId: v.number(),
  kind: v.picklist(['deposit', 'bonus']),
  required: v.number(),
  /** The only games whose stakes count; absent if all do. */
  gameType: v.optional(v.string()),
  at: v.number(),
})
export type Grant = v.InferOutput<typeof grantSchema>

export const grantTable = defineLog('grants', grantSchema, { by: ['memberId'] })

export type { ExcludedGames } from './turnover.settings.ts'
export type GrantsService = ReturnType<typeof grantsService>
/** Turnover required before a withdrawal, and the part already reached. Minor units. */
export type Turnover = { required: number; actual: number }

/** Turnover requirements before a withdrawal: a deposit requires its amount once, a bonus its own multiple. */
export const grantsService = (world: World<TurnoverSettings>, wagers: WagersService) => {
  const grants = world.table(grantTable)
  return {
    /** Adds a requirement. Nothing is stored if `required` is 0. */
    async add({ required, ...grant }: Omit<Grant, 'at'>): Promise<void> {
      if (required > 0) await grants.insert({ ...grant, required, at: world.clock.now() })
    },

    /** The sum over grants whose turnover is not reached yet; zeroes if there are none. */
    turnoverOf: (memberId: number): Turnover =>
      turnoverOf(grants.where({ memberId }), wagers.of(memberId), world.settings.turnover.excluded),

    excluded: (): readonly ExcludedGames[] => world.settings.turnover.excluded,
  }
}

type OpenGrant = { at: number; required: number; left: number; gameType: string | undefined }

/** Counts settled stakes towards the oldest grant first, and only towards grants made before the stake. */
export function turnoverOf(
  grants: readonly Grant[],
  wagers: readonly Wager[],
  excluded: readonly ExcludedGames[] = [],
): Turnover {
  const open: OpenGrant[] = grants
    .map(({ at, required, gameType }) => ({ at, required, left: required, gameType }))
    .sort((a, b) => a.at - b.at)
  if (open.length === 0) return { required: 0, actual: 0 }
  const stakes = wagers.filter(({ state }) => state === 'settled').sort((a, b) => a.settledAt! - b.settledAt!)
  for (const wager of stakes) apply(countedStake(wager, excluded), wager, open)
  const unmet = open.filter(({ left }) => left > 0)
  return { required: sum(unmet, (one) => one.required), actual: sum(unmet, (one) => one.required - one.left) }
}

function apply(stake: number, { settledAt, gameType }: Wager, open: OpenGrant[]) {
  let remaining = stake
  for (const grant of open) {
    if (remaining === 0 || grant.at > settledAt!) return
    if (grant.gameType !== undefined && grant.gameType !== gameType) continue
    const used = Math.min(grant.left, remaining)
    grant.left -= used
    remaining -= used
  }
}

const sum = <Item>(items: readonly Item[], amountOf: (item: Item) => number) =>
  items.reduce((total, item) => total + amountOf(item), 0)
