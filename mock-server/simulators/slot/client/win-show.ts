import { computed, signal } from '@preact/signals'
import type { MoneyFormat } from '../../shared/money.ts'
import type { SlotTableResponse, SpinResponse } from '../rules/slot.simulator.ts'
import type { SlotTranslate } from './messages.ts'

/** A winning line or the scatters: its cells ("reel,row") and text. */
export type DisplayedWin = { cells: string[]; line?: number; text: string }
type WinShowOptions = {
  rules: SlotTableResponse['rules']
  t: SlotTranslate
  money: MoneyFormat
  setMessage(text: string): void
}

const WIN_DURATION = 1500

export function createWinShow({ rules, t, money, setMessage }: WinShowOptions) {
  const displayedWins = signal<DisplayedWin[]>([])
  const rotation: { timer?: ReturnType<typeof setInterval> } = {}

  const clear = () => {
    clearInterval(rotation.timer)
    displayedWins.value = []
  }
  const lineOf = ({ line, count, amount }: SpinResponse['wins'][number]): DisplayedWin => ({
    line,
    cells: rules.lines[line]!.slice(0, count).map((row, reel) => `${reel},${row}`),
    text: t('lineWon', { line: line + 1, amount: money.plain(amount) }),
  })
  const scattersOf = ({ scatter: { count, amount }, reels }: SpinResponse): DisplayedWin => ({
    cells: reels.flatMap((column, reel) =>
      column.flatMap((symbol, row) => (symbol === rules.scatter ? [`${reel},${row}`] : [])),
    ),
    text: t('scatterWon', { count, amount: money.plain(amount) }),
  })

  return {
    displayedWins,
    lit: computed(() => new Set(displayedWins.value.flatMap(({ cells }) => cells))),
    clear,
    show(spin: SpinResponse) {
      clear()
      const wins = [...spin.wins.map(lineOf), ...(spin.scatter.amount > 0 ? [scattersOf(spin)] : [])]
      displayedWins.value = wins
      if (wins.length < 2) return
      let next = -1
      rotation.timer = setInterval(() => {
        next = (next + 1) % wins.length
        displayedWins.value = [wins[next]!]
        setMessage(wins[next]!.text)
      }, WIN_DURATION)
    },
  }
}
