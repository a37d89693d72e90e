import { computed, signal } from '@preact/signals'

export type Stakes = Record<string, number>

export const MAX_SPOTS = 20

export function createSlip() {
  const moves = signal<Stakes[]>([])
  const stakes = computed(() => sumStakes(moves.value))

  return {
    stakes,
    total: computed(() => totalOf(stakes.value)),
    addChips: (chips: Stakes) => void (moves.value = [...moves.value, chips]),
    undo: () => void (moves.value = moves.value.slice(0, -1)),
    clear: () => void (moves.value = []),
    bets: () => Object.entries(stakes.value).map(([pick, stake]) => ({ pick, stake })),
  }
}

export const totalOf = (stakes: Stakes) => Object.values(stakes).reduce((sum, stake) => sum + stake, 0)

export function sumStakes(stakesList: Stakes[]): Stakes {
  const sum: Stakes = {}
  for (const one of stakesList) for (const [pick, stake] of Object.entries(one)) sum[pick] = (sum[pick] ?? 0) + stake
  return sum
}

export const stakesOf = (bets: { pick: string; stake: number }[]) =>
  sumStakes(bets.map(({ pick, stake }) => ({ [pick]: stake })))
