import type { Random } from '../kernel/random.ts'
import type { Category } from './game.ts'

/** A look's number says its colours (number mod 12) and its motif (number div 12); art/ draws by the same rule. */
export const PALETTES_PER_MOTIF = 12

/** How many motifs a category has, and so how many looks: twelve each. */
export const MOTIFS: Record<Category, number> = {
  RNG: 8,
  FISH: 6,
  PVP: 5,
  LIVE: 5,
  SPORTS: 4,
  ESPORTS: 3,
  COCKFIGHT: 3,
  LOTT: 3,
  ELOTT: 3,
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
const STRIDE = 7
const NEVER = -1000

/** Deals looks so that neighbours differ, in the category's list and in each vendor's own; a wished motif comes where it can. */
export function lookDealer(category: Category, random: Random): (vendor: string, motifs: number[]) => string {
  const total = MOTIFS[category] * PALETTES_PER_MOTIF
  const names = Array.from({ length: total }, (_, number) => lookName(category, number))
  const all = recentLooks(total)
  const latest: number[] = []
  const byVendor = new Map<string, ReturnType<typeof recentLooks>>()

  return function deal(vendor, motifs) {
    const own = byVendor.get(vendor) ?? recentLooks(total)
    byVendor.set(vendor, own)
    const fresh = freshMotifs(category, latest)
    const freshlyWished = motifs.filter((motif) => fresh.includes(motif))
    const wanted = [freshlyWished, motifs, fresh].find((choice) => choice.length > 0) ?? []
    const start = random.int(total)
    const find = (looksApart: number, wished: number[]) => {
      for (let step = 0; step < total; step++) {
        const number = (start + step * STRIDE) % total
        if (wished.length > 0 && !wished.includes(Math.floor(number / PALETTES_PER_MOTIF))) continue
        if (all.isFarFrom(number, looksApart, APART) && own.isFarFrom(number, looksApart / 2, APART_IN_VENDOR))
          return number
      }
    }
    const number =
      find(SAME_LOOK_APART, wanted) ?? find(SCREEN, wanted) ?? find(SAME_LOOK_APART, []) ?? find(APART, []) ?? start
    all.push(number)
    latest.push(Math.floor(number / PALETTES_PER_MOTIF))
    own.push(number)
    return names[number] ?? lookName(category, number)
  }
}

/** The motifs that were not just seen. */
function freshMotifs(category: Category, latest: number[]): number[] {
  const motifs = Array.from({ length: MOTIFS[category] }, (_, index) => index)
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
