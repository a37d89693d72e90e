import { computed, signal } from '@preact/signals'

/** Chips on the choices of a table: how much lies on each. */
export type Stakes = Record<string, number>

/** So many choices go with one command. */
export const MOST_SPOTS = 20

/** The chips that a player has laid down and not yet staked. What is laid down last is taken back first. */
export function createSlip() {
  const moves = signal<Stakes[]>([])
  const stakes = computed(() => summed(moves.value))

  return {
    stakes,
    total: computed(() => totalOf(stakes.value)),
    lay: (chips: Stakes) => void (moves.value = [...moves.value, chips]),
    undo: () => void (moves.value = moves.value.slice(0, -1)),
    clear: () => void (moves.value = []),
    bets: () => Object.entries(stakes.value).map(([pick, stake]) => ({ pick, stake })),
  }
}

export const totalOf = (stakes: Stakes) => Object.values(stakes).reduce((sum, stake) => sum + stake, 0)

/** What lies on each choice, of several heaps. */
export function summed(heaps: Stakes[]): Stakes {
  const sum: Stakes = {}
  for (const heap of heaps) for (const [pick, stake] of Object.entries(heap)) sum[pick] = (sum[pick] ?? 0) + stake
  return sum
}

/** What bets have staked on each choice. */
export const stakesOf = (bets: { pick: string; stake: number }[]) =>
  summed(bets.map(({ pick, stake }) => ({ [pick]: stake })))
