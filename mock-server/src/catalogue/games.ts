import { randomOf, type Random } from '../kernel/random.ts'
import type { Category, Game, Partner } from './game.ts'
import { lookDealer, paletteOf } from './looks.ts'
import { motifsFor } from './motif-rules.ts'
import { titleDrawer, type Title } from './titles.ts'
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

/** How many games of each category are hot. */
const HOT: Partial<Record<Category, number>> = {
  RNG: 24,
  FISH: 8,
  PVP: 8,
  LIVE: 8,
  SPORTS: 2,
  ESPORTS: 2,
  COCKFIGHT: 4,
}
/** One game in so many is hot, from the head of its category's list on: a mark that most tiles wear says nothing. */
const HOT_EVERY = 5
/** The hot list takes its next game from these categories in turn. */
const HOT_TURNS: Category[] = ['RNG', 'FISH', 'PVP', 'RNG', 'LIVE', 'COCKFIGHT', 'RNG', 'SPORTS', 'ESPORTS']
const HOT_COLOURS_APART = 5

/** So many titles may wait for their turn. */
const WAITING_AT_MOST = 12

const FIRST_GAME = 10001
const STAKES = [100, 200, 500, 1000, 2000, 5000]
const LINES = [5, 9, 10, 20, 25, 30, 50, 243]
/** Spreads new games over the list; a prime, so that no two games share a rank. */
const NEWNESS_STRIDE = 7919
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
  const next = titleDealer(category)
  const numbers = new Map<string, number>()
  return vendors.map((vendor, index): Game => {
    const { look, classify, ...names } = next(vendor)
    const isHot = index % HOT_EVERY === 0 && index < HOT_EVERY * (HOT[category] ?? 0)
    const number = (numbers.get(vendor) ?? 0) + 1
    numbers.set(vendor, number)
    return {
      nodeId: firstId + index,
      gameId: firstId + index,
      gameCode: `${vendor}_${category}_${String(number).padStart(3, '0')}`,
      gameType: category,
      vassalage: vendor,
      names,
      look,
      isHot,
      classify,
      minBet: random.pick(STAKES),
      minLine: category === 'RNG' ? random.pick(LINES) : 0,
      addedAt: ((index * NEWNESS_STRIDE) % vendors.length) + 1,
      supportPlay: category === 'RNG' || category === 'FISH',
      isGameH5: true,
      partner: PARTNERS[category],
      isUnderMaintenance: !isHot && index % REPAIR_EVERY === REPAIR_EVERY - 1,
    }
  })
}

/** Deals titles and what shows them. A title whose picture would clash with its neighbours waits for a later game. */
function titleDealer(category: Category) {
  const draw = titleDrawer(category, randomOf(0, 'titles', category))
  const deal = lookDealer(category, randomOf(0, 'looks', category))
  const waiting: { title: Title; motifs: string[] }[] = []
  const drawn = () => {
    const title = draw()
    return { title, motifs: motifsFor(category, title.vi) }
  }

  return function next(vendor: string): Title & { look: string } {
    for (let at = 0; ; at++) {
      const isLast = at === WAITING_AT_MOST
      const one = (isLast ? waiting[0] : (waiting[at] ??= drawn()))!
      const look = deal(vendor, one.motifs, !isLast)
      if (look === undefined) continue
      waiting.splice(waiting.indexOf(one), 1)
      return { ...one.title, look }
    }
  }
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

/** Takes the hot games by turns of category; where the turn's games would clash with their neighbours, another category steps in. */
function orderHot(games: Game[]): Game[] {
  const waiting = games.filter((game) => game.isHot)
  const order: Game[] = []
  for (let turn = 0; waiting.length > 0; turn++) {
    const category = HOT_TURNS[turn % HOT_TURNS.length]
    const fits = (game: Game) => differs(game, order.slice(-HOT_COLOURS_APART))
    const next = waiting.find((game) => game.gameType === category && fits(game)) ?? waiting.findLast(fits)
    if (next) order.push(next)
    else squeezeIn(waiting[0]!, order)
    waiting.splice(waiting.indexOf(next ?? waiting[0]!), 1)
  }
  return order
}

const differs = ({ look }: Game, others: Game[]) => others.every((other) => paletteOf(other.look) !== paletteOf(look))

/** Puts a game that fits nowhere at the end to where its colours are far from themselves. */
function squeezeIn(game: Game, order: Game[]) {
  const at = order.findLastIndex((_, index) =>
    differs(game, order.slice(Math.max(0, index - HOT_COLOURS_APART), index + HOT_COLOURS_APART)),
  )
  order.splice(at < 0 ? order.length : at, 0, game)
}
