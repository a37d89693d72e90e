/** A look's number encodes its palette (number mod 12) and its motif (number div 12). */
export const PALETTES_PER_MOTIF = 12

const names = (packed: string) => packed.split(' ')

export const MOTIFS = {
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
/** The categories of games have these names. */
export type Category = keyof typeof MOTIFS

/** Number of motifs that are drawn in every palette. The rare motifs after them are drawn in four. */
const MOTIFS_IN_ALL_PALETTES: Record<Category, number> = {
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
const RARE_MOTIF_PALETTES = 4

export const looksOf = (category: Category): number[] =>
  Array.from({ length: MOTIFS[category].length * PALETTES_PER_MOTIF }, (_, number) => number).filter((number) => {
    const motif = Math.floor(number / PALETTES_PER_MOTIF)
    return motif < MOTIFS_IN_ALL_PALETTES[category] || (number + motif) % RARE_MOTIF_PALETTES === 0
  })

export function motifOf(look: string): string {
  const [category = '', number] = look.split('-')
  return MOTIFS[category.toUpperCase() as Category]?.[Math.floor(Number(number) / PALETTES_PER_MOTIF)] ?? ''
}

/** `lookName('RNG', 7)` is `rng-07`. */
export const lookName = (category: Category, number: number) =>
  `${category.toLowerCase()}-${String(number).padStart(2, '0')}`

export const paletteOf = (look: string) => Number(look.split('-')[1]) % PALETTES_PER_MOTIF
