import { drawing } from '../../kit/dom.ts'
import { LINES, SCATTER } from '../rules/slot.rules.ts'
import type { SpinOnWire } from '../rules/slot.routes.ts'
import type { Reels } from './reels.ts'
import type { Words } from './slot-words.ts'

type Won = { cells: [reel: number, row: number][]; line?: number; text: string }
type Texts = { t: Words; money(amount: number): string }

const EACH = 1500
const COLOURS = ['#F2C14E', '#3CC38A', '#7FA8F8', '#FF9E6B', '#FF9EB1', '#7FE3D4']

/** Shows what a spin has won: all lines at once, then one after another until something else happens. */
export function createWinShow(parent: HTMLElement, reels: Reels, say: (text: string) => void) {
  const lines = drawing('<svg class="lines" viewBox="0 0 50 30" preserveAspectRatio="none" aria-hidden="true"></svg>')
  const round: { timer?: ReturnType<typeof setInterval> } = {}
  parent.append(lines)

  function mark(wins: Won[]) {
    const lit = new Set(wins.flatMap(({ cells }) => cells.map(String)))
    reels.cells().forEach((column, reel) =>
      column.forEach((element, row) => {
        element.dataset['state'] = lit.size === 0 ? '' : lit.has(String([reel, row])) ? 'won' : 'dim'
      }),
    )
    lines.innerHTML = wins.flatMap(({ line }) => (line === undefined ? [] : pathOf(line))).join('')
  }

  const clear = () => {
    clearInterval(round.timer)
    mark([])
  }

  return {
    clear,
    show(spin: SpinOnWire, texts: Texts) {
      clear()
      const wins = winsOf(spin, texts)
      mark(wins)
      if (wins.length < 2) return
      let next = -1
      round.timer = setInterval(() => {
        next = (next + 1) % wins.length
        mark([wins[next]!])
        say(wins[next]!.text)
      }, EACH)
    },
  }
}

function winsOf({ wins, scatter, reels }: SpinOnWire, { t, money }: Texts): Won[] {
  const won = wins.map(({ line, count, amount }): Won => ({
    line,
    cells: LINES[line]!.slice(0, count).map((row, reel) => [reel, row]),
    text: t('lineWon', { line: line + 1, amount: money(amount) }),
  }))
  if (scatter.amount === 0) return won
  const cells = reels.flatMap((column, reel) =>
    column.flatMap((symbol, row): [number, number][] => (symbol === SCATTER ? [[reel, row]] : [])),
  )
  return [...won, { cells, text: t('scatterWon', { count: scatter.count, amount: money(scatter.amount) }) }]
}

function pathOf(line: number): string {
  const points = LINES[line]!.map((row, reel) => `${reel * 10 + 5} ${row * 10 + 5}`).join('L')
  const d = `M0 ${LINES[line]![0]! * 10 + 5}L${points}L50 ${LINES[line]!.at(-1)! * 10 + 5}`
  const colour = COLOURS[line % COLOURS.length]
  return (
    `<path d="${d}" class="line-edge" vector-effect="non-scaling-stroke"/>` +
    `<path d="${d}" stroke="${colour}" vector-effect="non-scaling-stroke"/>`
  )
}
