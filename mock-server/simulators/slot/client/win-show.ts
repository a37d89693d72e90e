import { computed, signal } from '@preact/signals'
import type { Money } from '../../shared/money.ts'
import type { SlotTableOnWire, SpinOnWire } from '../rules/slot.routes.ts'
import type { Words } from './slot-words.ts'

/** A line or the scatters that have won: the cells ("reel,row"), and in words. */
export type Won = { cells: string[]; line?: number; text: string }
type Telling = { rules: SlotTableOnWire['rules']; t: Words; money: Money; say(text: string): void }

const EACH = 1500

/** Shows what a spin has won: all of it at once, then one after another until something else happens. */
export function createWinShow({ rules, t, money, say }: Telling) {
  const shown = signal<Won[]>([])
  const round: { timer?: ReturnType<typeof setInterval> } = {}

  const clear = () => {
    clearInterval(round.timer)
    shown.value = []
  }
  const lineOf = ({ line, count, amount }: SpinOnWire['wins'][number]): Won => ({
    line,
    cells: rules.lines[line]!.slice(0, count).map((row, reel) => `${reel},${row}`),
    text: t('lineWon', { line: line + 1, amount: money.plain(amount) }),
  })
  const scattersOf = ({ scatter: { count, amount }, reels }: SpinOnWire): Won => ({
    cells: reels.flatMap((column, reel) =>
      column.flatMap((symbol, row) => (symbol === rules.scatter ? [`${reel},${row}`] : [])),
    ),
    text: t('scatterWon', { count, amount: money.plain(amount) }),
  })

  return {
    shown,
    lit: computed(() => new Set(shown.value.flatMap(({ cells }) => cells))),
    clear,
    show(spin: SpinOnWire) {
      clear()
      const wins = [...spin.wins.map(lineOf), ...(spin.scatter.amount > 0 ? [scattersOf(spin)] : [])]
      shown.value = wins
      if (wins.length < 2) return
      let next = -1
      round.timer = setInterval(() => {
        next = (next + 1) % wins.length
        shown.value = [wins[next]!]
        say(wins[next]!.text)
      }, EACH)
    },
  }
}
