import { type Category, lookName, looksOf, MOTIFS, PALETTES_PER_MOTIF } from '../art/looks.ts'
import type { Random } from '../kernel/world/random.ts'

/** Minimum distance of equal colours in a list: two rows of three tiles. */
const MIN_COLOUR_DISTANCE = 6
/** Minimum distance of equal colours in a vendor's own list: a row of three and its left neighbour above. */
const MIN_COLOUR_DISTANCE_IN_VENDOR = 3
/** Preferred minimum distance of equal pictures: two screens. */
const MIN_LOOK_DISTANCE = 24
/** Tiles on one screen. The picture of a rare motif may repeat on the next screen. */
const TILES_PER_SCREEN = 12
const MIN_MOTIF_DISTANCE = 4
/** Coprime to every number of looks, so that steps of this size visit each look. */
const STRIDE = 101
const NEVER = -1000

/**
 * Creates a function that assigns looks so that neighbours differ, in the category's list and in each vendor's own. It returns undefined if
 * no look with a motif of the title fits and the title can be postponed; otherwise it returns the look that differs most.
 */
export function createLookAssigner(category: Category, random: Random) {
  const looks = looksOf(category)
  const total = MOTIFS[category].length * PALETTES_PER_MOTIF
  const listUsage = createUsageTracker(total)
  const latest: number[] = []
  const byVendor = new Map<string, ReturnType<typeof createUsageTracker>>()

  return function deal(vendor: string, titleMotifs: string[], canWait: boolean): string | undefined {
    const motifs = titleMotifs.map((name) => MOTIFS[category].indexOf(name))
    const vendorUsage = byVendor.get(vendor) ?? createUsageTracker(total)
    byVendor.set(vendor, vendorUsage)
    const fresh = freshMotifs(category, latest)
    const freshTitleMotifs = motifs.filter((motif) => fresh.includes(motif))
    const preferredMotifs = [freshTitleMotifs, motifs, fresh].find((choice) => choice.length > 0) ?? []
    const start = random.int(looks.length)
    const find = (looksApart: number, allowedMotifs: number[]) => {
      for (let step = 0; step < looks.length; step++) {
        const number = looks[(start + step * STRIDE) % looks.length] ?? 0
        if (allowedMotifs.length > 0 && !allowedMotifs.includes(Math.floor(number / PALETTES_PER_MOTIF))) continue
        if (
          listUsage.isDistant(number, looksApart, MIN_COLOUR_DISTANCE) &&
          vendorUsage.isDistant(number, looksApart / 2, MIN_COLOUR_DISTANCE_IN_VENDOR)
        )
          return number
      }
    }
    const preferredLook =
      find(MIN_LOOK_DISTANCE, preferredMotifs) ??
      find(TILES_PER_SCREEN, preferredMotifs) ??
      find(TILES_PER_SCREEN, motifs)
    if (preferredLook === undefined && canWait) return undefined
    const number = preferredLook ?? find(MIN_LOOK_DISTANCE, []) ?? start
    listUsage.push(number)
    latest.push(Math.floor(number / PALETTES_PER_MOTIF))
    vendorUsage.push(number)
    return lookName(category, number)
  }
}

function freshMotifs(category: Category, latest: number[]): number[] {
  const motifs = MOTIFS[category].map((_, index) => index)
  const recent = latest.slice(-Math.min(MIN_MOTIF_DISTANCE, motifs.length - 1))
  return motifs.filter((motif) => !recent.includes(motif))
}

function createUsageTracker(total: number) {
  const looks = new Int32Array(total).fill(NEVER)
  const colours = new Int32Array(PALETTES_PER_MOTIF).fill(NEVER)
  let now = 0
  return {
    push(number: number) {
      now += 1
      looks[number] = now
      colours[number % PALETTES_PER_MOTIF] = now
    },
    isDistant: (number: number, looksApart: number, coloursApart: number) =>
      now - (colours[number % PALETTES_PER_MOTIF] ?? NEVER) >= coloursApart &&
      now - (looks[number] ?? NEVER) >= looksApart,
  }
}
