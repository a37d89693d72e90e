import type { Play } from '@longan/sdk'
import { newKey } from '../../kit/call.ts'
import type { BetOnWire } from '../rules/lottery.routes.ts'

export type Line = { play: Play; numbers: string[]; price: number }
export type Cart = ReturnType<typeof createCart>

export const stakeOf = ({ numbers, price }: Line) => Math.round(numbers.length * price * 100) / 100

/** What the player means to bet, all of it on one round. Its key stays the same until the cart changes, so that it is taken once. */
export function createCart() {
  const state = { lines: [] as Line[], numero: '', key: newKey() }
  const change = (patch: { lines?: Line[]; numero?: string }) => void Object.assign(state, patch, { key: newKey() })

  return {
    lines: () => state.lines,
    numero: () => state.numero,
    key: () => state.key,
    total: () => state.lines.reduce((sum, line) => sum + stakeOf(line), 0),
    /** The first line decides the round. */
    add: (line: Line, numero: string) =>
      change({ lines: [...state.lines, line], ...(state.lines.length === 0 && { numero }) }),
    remove: (index: number) => change({ lines: state.lines.toSpliced(index, 1) }),
    setPrice: (index: number, price: number) =>
      change({ lines: state.lines.with(index, { ...state.lines[index]!, price }) }),
    moveTo: (numero: string) => change({ numero }),
    clear: () => change({ lines: [] }),
    bets: (gameId: number): BetOnWire[] =>
      state.lines.map(({ play, numbers, price }) => ({
        gameId,
        playId: play.playId,
        content: numbers.join(','),
        price,
        numero: state.numero,
      })),
  }
}
