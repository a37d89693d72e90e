import type { Play } from '@longan/sdk'
import { signal } from '@preact/signals'
import { newKey } from '../../kit/call.ts'
import type { BetOnWire } from '../rules/lottery.routes.ts'

export type Line = { play: Play; numbers: string[]; price: number }
export type Cart = ReturnType<typeof createCart>

export const stakeOf = ({ numbers, price }: Line) => Math.round(numbers.length * price * 100) / 100

/** What the player means to bet, all of it on one round. Its key stays the same until the cart changes, so that it is taken once. */
export function createCart() {
  const state = signal({ lines: [] as Line[], numero: '', key: newKey() })
  const lines = () => state.value.lines
  const change = (patch: { lines?: Line[]; numero?: string }) =>
    void (state.value = { ...state.value, ...patch, key: newKey() })

  return {
    lines,
    numero: () => state.value.numero,
    key: () => state.value.key,
    total: () => lines().reduce((sum, line) => sum + stakeOf(line), 0),
    /** The first line decides the round. */
    add: (line: Line, numero: string) => change({ lines: [...lines(), line], ...(lines().length === 0 && { numero }) }),
    remove: (index: number) => change({ lines: lines().toSpliced(index, 1) }),
    setPrice: (index: number, price: number) => change({ lines: lines().with(index, { ...lines()[index]!, price }) }),
    moveTo: (numero: string) => change({ numero }),
    clear: () => change({ lines: [] }),
    bets: (gameId: number): BetOnWire[] =>
      lines().map(({ play, numbers, price }) => ({
        gameId,
        playId: play.playId,
        content: numbers.join(','),
        price,
        numero: state.value.numero,
      })),
  }
}
