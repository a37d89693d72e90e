import type { World } from '../../kernel/world.ts'
import type { Wager, WagersService } from '../wagers/wagers.service.ts'
import { type Grant, grantTable } from './grant.model.ts'
import { countedOf, type ExcludedGames, type TurnoverSettings } from './turnover.settings.ts'

export type { ExcludedGames } from './turnover.settings.ts'
export type { Grant } from './grant.model.ts'
export type GrantsService = ReturnType<typeof grantsService>
/** What must be staked before money may leave, and how much of it is done. Minor units. */
export type Turnover = { required: number; actual: number }

/** Money that came in asks for stakes before any may leave: a deposit once its amount, a bonus as often as it says. */
export const grantsService = (world: World<TurnoverSettings>, wagers: WagersService) => {
  const grants = world.table(grantTable)
  return {
    /** Adds to what the member must stake. Nothing asked is nothing kept. */
    async add({ required, ...grant }: Omit<Grant, 'at'>): Promise<void> {
      if (required > 0) await grants.insert({ ...grant, required, at: world.clock.now() })
    },

    /** The sum of the grants that still want stakes; nothing when none does. */
    turnoverOf: (memberId: number): Turnover =>
      turnoverOf(grants.where({ memberId }), wagers.of(memberId), world.settings.turnover.excluded),

    /** Games whose stakes count for less. */
    excluded: (): readonly ExcludedGames[] => world.settings.turnover.excluded,
  }
}

type Open = { at: number; required: number; left: number }

/** Stakes count when they are settled, on the oldest grant first, and only on grants made before. */
export function turnoverOf(
  grants: readonly Grant[],
  wagers: readonly Wager[],
  excluded: readonly ExcludedGames[] = [],
): Turnover {
  const open: Open[] = grants.map(({ at, required }) => ({ at, required, left: required })).sort((a, b) => a.at - b.at)
  if (open.length === 0) return { required: 0, actual: 0 }
  const stakes = wagers.filter(({ state }) => state === 'settled').sort((a, b) => a.settledAt! - b.settledAt!)
  for (const wager of stakes) apply(countedOf(wager, excluded), wager.settledAt!, open)
  const missing = open.filter(({ left }) => left > 0)
  return { required: sum(missing, (one) => one.required), actual: sum(missing, (one) => one.required - one.left) }
}

function apply(stake: number, settledAt: number, open: Open[]) {
  let rest = stake
  for (const grant of open) {
    if (rest === 0 || grant.at > settledAt) return
    const used = Math.min(grant.left, rest)
    grant.left -= used
    rest -= used
  }
}

const sum = <Item>(items: readonly Item[], amountOf: (item: Item) => number) =>
  items.reduce((total, item) => total + amountOf(item), 0)
