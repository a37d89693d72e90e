import type { Play } from '@longan/sdk'
import { signal } from '@preact/signals'
import type { BetRequest } from '../rules/lottery.simulator.ts'

export type Line = { play: Play; numbers: string[]; price: number }
export type Cart = ReturnType<typeof createCart>

export const stakeOf = ({ numbers, price }: Line) => Math.round(numbers.length * price * 100) / 100

export function createCart() {
  const state = signal({ lines: [] as Line[], numero: '' })
  const lines = () => state.value.lines
  const change = (patch: { lines?: Line[]; numero?: string }) => void (state.value = { ...state.value, ...patch })

  return {
    lines,
    numero: () => state.value.numero,
    total: () => lines().reduce((sum, line) => sum + stakeOf(line), 0),
    add: (line: Line, numero: string) => change({ lines: [...lines(), line], ...(lines().length === 0 && { numero }) }),
    remove: (index: number) => change({ lines: lines().toSpliced(index, 1) }),
    setPrice: (index: number, price: number) => change({ lines: lines().with(index, { ...lines()[index]!, price }) }),
    moveTo: (numero: string) => change({ numero }),
    clear: () => change({ lines: [] }),
    bets: (gameId: number): BetRequest[] =>
      lines().map(({ play, numbers, price }) => ({
        gameId,
        playId: play.playId,
        content: numbers.join(','),
        price,
        numero: state.value.numero,
      })),
  }
}

export function createCarts() {
  const carts = new Map<string, Cart>()
  return (gameCode: string): Cart => {
    const cart = carts.get(gameCode) ?? createCart()
    carts.set(gameCode, cart)
    return cart
  }
}
