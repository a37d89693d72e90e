import type { Random } from '../kernel/random.ts'
import type { Category } from './game.ts'

/** A look's number says its colours (number mod 12) and its motif (number div 12); art/ draws by the same rule. */
export const PALETTES_PER_MOTIF = 12

const names = (packed: string) => packed.split(' ')

/** What the pictures of a category can show, art/ draws them under the same names. */
export const MOTIFS: Record<Category, string[]> = {
  RNG: names(
    'dragon lotus drum lantern pot turtle fan reels tiger cat leopard lion bear fox wolf rabbit monkey pig buffalo goat horse unicorn deer ' +
      'stag elephant toad owl mouse peacock phoenix crane eagle swallow lacBird duck butterfly bee cricket dragonfly pearl vase mask hat ' +
      'crown jewel chest mirror envelope print riceCake flute kite boat bell crossbow sword rocket balloon hammer coin cards wheel dice ' +
      'ticket balls',
  ),
  FISH: names(
    'carp octopus crab whale puffer turtle shark ray swordfish seahorse jellyfish squid lobster crocodile clownfish mermaid dragon',
  ),
  PVP: names('three ace suits pair hand'),
  LIVE: names('table wheel dice hostess chips dragonTiger'),
  SPORTS: names('match football basketball trophy tennis badminton volleyball tableTennis horse car billiards glove'),
  ESPORTS: names('controller emblem helmet dragon flag'),
  COCKFIGHT: names('duel proud drum'),
  LOTT: names('balls cage tickets'),
  ELOTT: names('wheel phone bolt'),
}

/** The first motifs of a category come in every palette; those after them, which few titles ask for, in one of `FEW`. */
const MANY: Record<Category, number> = {
  RNG: 8,
  FISH: 6,
  PVP: 5,
  LIVE: 6,
  SPORTS: 4,
  ESPORTS: 3,
  COCKFIGHT: 3,
  LOTT: 3,
  ELOTT: 3,
}
const FEW = 4

/** The numbers of all looks of a category. */
export const looksOf = (category: Category): number[] =>
  Array.from({ length: MOTIFS[category].length * PALETTES_PER_MOTIF }, (_, number) => number).filter((number) => {
    const motif = Math.floor(number / PALETTES_PER_MOTIF)
    return motif < MANY[category] || (number + motif) % FEW === 0
  })

/** What a look such as `rng-07` shows. */
export function motifOf(look: string): string {
  const [category = '', number] = look.split('-')
  return MOTIFS[category.toUpperCase() as Category]?.[Math.floor(Number(number) / PALETTES_PER_MOTIF)] ?? ''
}

/** `lookName('RNG', 7)` is `rng-07`. */
export const lookName = (category: Category, number: number) =>
  `${category.toLowerCase()}-${String(number).padStart(2, '0')}`

export const paletteOf = (look: string) => Number(look.split('-')[1]) % PALETTES_PER_MOTIF

/** Colours stay apart this far in a list: two rows of three tiles. */
const APART = 6
/** In one vendor's own list colours stay apart this far: a row of three and its left neighbour above. */
const APART_IN_VENDOR = 3
/** The same picture does not come back within this many tiles, if possible: two screens. */
const SAME_LOOK_APART = 24
/** One screen: where a title's motif is rare, its picture may come back on the next one. */
const SCREEN = 12
/** A motif stays away this long where a title leaves the choice. */
const MOTIFS_APART = 4
/** Prime to every number of looks, so that a walk in such steps meets each of them. */
const STRIDE = 101
const NEVER = -1000

/**
 * Deals looks so that neighbours differ, in the category's list and in each vendor's own. What a title shows comes, or nothing: then the
 * title has to wait; one that cannot takes what differs most.
 */
export function lookDealer(category: Category, random: Random) {
  const looks = looksOf(category)
  const total = MOTIFS[category].length * PALETTES_PER_MOTIF
  const all = recentLooks(total)
  const latest: number[] = []
  const byVendor = new Map<string, ReturnType<typeof recentLooks>>()

  return function deal(vendor: string, shows: string[], canWait: boolean): string | undefined {
    const motifs = shows.map((name) => MOTIFS[category].indexOf(name))
    const own = byVendor.get(vendor) ?? recentLooks(total)
    byVendor.set(vendor, own)
    const fresh = freshMotifs(category, latest)
    const freshlyWished = motifs.filter((motif) => fresh.includes(motif))
    const wanted = [freshlyWished, motifs, fresh].find((choice) => choice.length > 0) ?? []
    const start = random.int(looks.length)
    const find = (looksApart: number, wished: number[]) => {
      for (let step = 0; step < looks.length; step++) {
        const number = looks[(start + step * STRIDE) % looks.length] ?? 0
        if (wished.length > 0 && !wished.includes(Math.floor(number / PALETTES_PER_MOTIF))) continue
        if (all.isFarFrom(number, looksApart, APART) && own.isFarFrom(number, looksApart / 2, APART_IN_VENDOR))
          return number
      }
    }
    const shown = find(SAME_LOOK_APART, wanted) ?? find(SCREEN, wanted) ?? find(SCREEN, motifs)
    if (shown === undefined && canWait) return undefined
    const number = shown ?? find(SAME_LOOK_APART, []) ?? start
    all.push(number)
    latest.push(Math.floor(number / PALETTES_PER_MOTIF))
    own.push(number)
    return lookName(category, number)
  }
}

/** The motifs that were not just seen. */
function freshMotifs(category: Category, latest: number[]): number[] {
  const motifs = MOTIFS[category].map((_, index) => index)
  const seen = latest.slice(-Math.min(MOTIFS_APART, motifs.length - 1))
  return motifs.filter((motif) => !seen.includes(motif))
}

/** Remembers when each look and colour was last seen in one list. */
function recentLooks(total: number) {
  const looks = new Int32Array(total).fill(NEVER)
  const colours = new Int32Array(PALETTES_PER_MOTIF).fill(NEVER)
  let now = 0
  return {
    push(number: number) {
      now += 1
      looks[number] = now
      colours[number % PALETTES_PER_MOTIF] = now
    },
    isFarFrom: (number: number, looksApart: number, coloursApart: number) =>
      now - (colours[number % PALETTES_PER_MOTIF] ?? NEVER) >= coloursApart &&
      now - (looks[number] ?? NEVER) >= looksApart,
  }
}
