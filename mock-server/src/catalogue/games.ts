import { randomOf, type Random } from '../random.ts'
import type { Category, Game, Partner } from './catalogue.ts'
import { lookDealer, paletteOf } from './looks.ts'
import { titleDrawer } from './titles.ts'
import type { Share } from './vendors.ts'

const PARTNERS: Record<Category, Partner> = {
  RNG: 'slot',
  FISH: 'fish',
  PVP: 'table',
  LIVE: 'live',
  SPORTS: 'sports',
  ESPORTS: 'sports',
  COCKFIGHT: 'cockfight',
  LOTT: 'lottery',
  ELOTT: 'lottery',
}

/** How many games open each category's list as hot ones. */
const HOT: Partial<Record<Category, number>> = {
  RNG: 24,
  FISH: 8,
  PVP: 8,
  LIVE: 8,
  SPORTS: 2,
  ESPORTS: 2,
  COCKFIGHT: 4,
}
/** The hot list takes its next game from these categories in turn. */
const HOT_TURNS: Category[] = ['RNG', 'FISH', 'PVP', 'RNG', 'LIVE', 'COCKFIGHT', 'RNG', 'SPORTS', 'ESPORTS']
const HOT_COLOURS_APART = 6

const FIRST_GAME = 10001
const STAKES = [100, 200, 500, 1000, 2000, 5000]
const LINES = [5, 9, 10, 20, 25, 30, 50, 243]
/** One game in so many is being repaired. */
const REPAIR_EVERY = 83

/** Every game, category after category in default order, and the hot list. */
export function dealGames(shares: Share[]): { games: Game[]; hot: Game[] } {
  const games: Game[] = []
  for (const category of Object.keys(HOT) as Category[]) {
    games.push(...dealCategory(category, shares, FIRST_GAME + games.length))
  }
  return { games, hot: orderHot(games) }
}

function dealCategory(category: Category, shares: Share[], firstId: number): Game[] {
  const random = randomOf(0, 'catalogue', category)
  const vendors = orderVendors(category, shares, random)
  const newest = shuffled(vendors.length, random)
  const title = titleDrawer(category, random)
  const look = lookDealer(category, random)
  const numbers = new Map<string, number>()
  return vendors.map((vendor, index): Game => {
    const { classify, ...names } = title()
    const isHot = index < (HOT[category] ?? 0)
    const number = (numbers.get(vendor) ?? 0) + 1
    numbers.set(vendor, number)
    return {
      nodeId: firstId + index,
      gameId: firstId + index,
      gameCode: `${vendor}_${category}_${String(number).padStart(3, '0')}`,
      gameType: category,
      vassalage: vendor,
      names,
      look: look(vendor),
      isHot,
      classify,
      minBet: random.pick(STAKES),
      minLine: category === 'RNG' ? random.pick(LINES) : 0,
      addedAt: (newest[index] ?? 0) + 1,
      supportPlay: category === 'RNG' || category === 'FISH',
      isGameH5: true,
      partner: PARTNERS[category],
      isUnderMaintenance: !isHot && index % REPAIR_EVERY === REPAIR_EVERY - 1,
    }
  })
}

/** Who brings the next game: by chance in proportion to what is left; nobody twice in a row while others have games. */
function orderVendors(category: Category, shares: Share[], random: Random): string[] {
  const left = shares.filter((share) => share.category === category).map((share) => ({ ...share }))
  const order: string[] = []
  let total = left.reduce((sum, share) => sum + share.games, 0)
  let last: Share | undefined
  while (total > 0) {
    const others = total - (last?.games ?? 0)
    const barred = others > 0 ? last : undefined
    let ticket = random.int(others > 0 ? others : total)
    last = left.find((share) => share !== barred && (ticket -= share.games) < 0) ?? random.pick(left)
    last.games -= 1
    total -= 1
    order.push(last.vendor)
  }
  return order
}

function shuffled(length: number, random: Random): number[] {
  const keys = Array.from({ length }, (_, index) => ({ index, key: random.next() }))
  return keys.sort((one, other) => one.key - other.key).map(({ index }) => index)
}

function orderHot(games: Game[]): Game[] {
  const waiting = Map.groupBy(
    games.filter((game) => game.isHot),
    (game) => game.gameType,
  )
  const total = [...waiting.values()].reduce((sum, list) => sum + list.length, 0)
  const order: Game[] = []
  for (let turn = 0; order.length < total; turn++) {
    const list = waiting.get(HOT_TURNS[turn % HOT_TURNS.length] ?? 'RNG') ?? []
    const recent = order.slice(-HOT_COLOURS_APART).map((game) => paletteOf(game.look))
    const fitting = list.findIndex((game) => !recent.includes(paletteOf(game.look)))
    order.push(...list.splice(Math.max(fitting, 0), 1))
  }
  return order
}
