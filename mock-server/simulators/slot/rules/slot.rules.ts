/** The rules of the slot, shared by server and client. They do not depend on a world. */

export const SYMBOLS = [
  'drum',
  'lantern',
  'dragon',
  'rooster',
  'carp',
  'lotus',
  'coin',
  'spade',
  'heart',
  'club',
] as const
export type SlotSymbol = (typeof SYMBOLS)[number]

/** Substitutes every symbol but the scatter; on the three middle reels. */
export const WILD: SlotSymbol = 'drum'
/** Pays anywhere, and starts the free spins. */
export const SCATTER: SlotSymbol = 'lantern'

const LETTERS: Record<string, SlotSymbol> = {
  W: 'drum',
  S: 'lantern',
  D: 'dragon',
  R: 'rooster',
  C: 'carp',
  L: 'lotus',
  O: 'coin',
  P: 'spade',
  H: 'heart',
  K: 'club',
}

/** The cyclic strip of each reel, from top to bottom. */
export const STRIPS: readonly SlotSymbol[][] = [
  'DOHPLHCRPKOPLHRKHOPKRCOCKLDHPKRDLSPLHOKC',
  'KORKCOPKWDCSRCLOHLHPSHPKLROPDOKDHLPWHKPC',
  'OPWKPWRHKPCWLHPKORHOSDHLCDLHDOLKCOPKHLCR',
  'PWKOHLCHDSKPHRWOPDHKOCRPHOCRSDCKLLHPLKOR',
  'CLKROPDOCLORPLRKSLHKHCDPCKPRCHLPKODHOKPH',
].map((strip) => [...strip].map((letter) => LETTERS[letter]!))

export const REELS = 5
export const ROWS = 3

export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [1, 0, 2, 0, 1],
]

/** Pays for 3, 4 and 5 of a kind from the left, in line stakes. */
export const PAYS: Partial<Record<SlotSymbol, readonly [number, number, number]>> = {
  dragon: [60, 250, 1250],
  rooster: [40, 140, 600],
  carp: [30, 90, 400],
  lotus: [22, 65, 250],
  coin: [15, 40, 150],
  spade: [8, 20, 80],
  heart: [8, 20, 80],
  club: [6, 15, 75],
}
/** Pays for 3, 4 and 5 scatters anywhere, in whole stakes. */
export const SCATTER_PAYS = [2, 10, 50] as const
/** Free spins for 3, 4 and 5 scatters; line wins in them count double. */
export const FREE_SPINS = [10, 12, 15] as const
export const FREE_FACTOR = 2

export const STAKE_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const

/** Five reels of three symbols, top to bottom. */
export type Window = SlotSymbol[][]
export type LineWin = { line: number; symbol: SlotSymbol; count: number; amount: number }
export type Outcome = {
  reels: Window
  wins: LineWin[]
  scatter: { count: number; amount: number; freeSpins: number }
  total: number
}

export function spinReels(random: { int(below: number): number }): Window {
  return STRIPS.map((strip) => {
    const stop = random.int(strip.length)
    return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length]!)
  })
}

/** Returns what `reels` pay for `stake`, in the unit of the stake. `stake` must be divisible by the number of lines. */
export function outcomeOf(reels: Window, { stake, isFree }: { stake: number; isFree: boolean }): Outcome {
  const lineStake = (stake / LINES.length) * (isFree ? FREE_FACTOR : 1)
  const wins: LineWin[] = []
  const scatter = scatterWin(reels, stake)
  let total = scatter.amount
  LINES.forEach((rows, line) => {
    const count = lengthOf(reels, rows)
    const symbol = reels[0]![rows[0]!]!
    const amount = count < 3 ? 0 : (PAYS[symbol]?.[count - 3] ?? 0) * lineStake
    if (amount > 0) wins.push({ line, symbol, count, amount })
    total += amount
  })
  return { reels, wins, scatter, total }
}

/** Counts the reels from the left with the same symbol along a line. The first reel has no wild, so its symbol names the line. */
function lengthOf(reels: Window, rows: readonly number[]): number {
  const symbol = reels[0]![rows[0]!]
  let count = 1
  while (count < REELS) {
    const found = reels[count]![rows[count]!]
    if (found !== symbol && found !== WILD) break
    count++
  }
  return count
}

function scatterWin(reels: Window, stake: number) {
  const count = reels.reduce((sum, column) => sum + (column.includes(SCATTER) ? 1 : 0), 0)
  return { count, amount: (SCATTER_PAYS[count - 3] ?? 0) * stake, freeSpins: FREE_SPINS[count - 3] ?? 0 }
}

type Draws = { int(below: number): number; pick<Item>(items: readonly Item[]): Item }

/** A bought spin of a past day, in minor units. One that wins free spins is repeated, because the history has none. */
export function drawPastSpin(random: Draws, minBet: number): { stake: number; payout: number } {
  const stake = minBet * 100 * random.pick(STAKE_STEPS.slice(2, 7))
  let outcome = outcomeOf(spinReels(random), { stake, isFree: false })
  while (outcome.scatter.freeSpins > 0) outcome = outcomeOf(spinReels(random), { stake, isFree: false })
  return { stake, payout: outcome.total }
}

/** The expected number of wins of a spin with `count` of `symbol` from the left, on all lines together. */
export function lineChance(symbol: SlotSymbol, count: number): number {
  const shareOf = (reel: number, symbols: readonly SlotSymbol[]) =>
    STRIPS[reel]!.filter((one) => symbols.includes(one)).length / STRIPS[reel]!.length
  const matching = (reel: number) => (reel === 0 ? shareOf(0, [symbol]) : shareOf(reel, [symbol, WILD]))
  const hits = Array.from({ length: count }, (_, reel) => matching(reel)).reduce((product, share) => product * share, 1)
  return LINES.length * hits * (count < REELS ? 1 - matching(count) : 1)
}

/** The chance of a spin with exactly `count` scatters in view. */
export function scatterChance(count: number): number {
  const shares = STRIPS.map((strip) => {
    const stops = strip.filter((_, stop) =>
      Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length]).includes(SCATTER),
    )
    return stops.length / strip.length
  })
  const chances = shares.reduce(
    (before, share) => before.map((chance, seen) => chance * (1 - share) + (before[seen - 1] ?? 0) * share),
    [1, ...Array<number>(REELS).fill(0)],
  )
  return chances[count]!
}
