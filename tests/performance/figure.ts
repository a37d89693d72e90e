/** One line of the bench: a value, and the budget it has to keep, if it has one. */
export type Figure = {
  name: string
  value: number
  unit: 'fps' | 'nodes' | 'x' | 'ms' | 'µs' | 'MB' | 'KiB' | 'score' | 'bytes'
  atMost?: number
  atLeast?: number
  /** How the value came about, in a few words. */
  how: string
}
/** What a measure is told: where the caller asked for one page of several, and how to say how far it is. */
export type Task = { route?: string; say: (line: string) => void }
export type Measure = { name: string; needs?: string; measure: (task: Task) => Promise<Figure[]> }

export function isOver({ value, atMost, atLeast }: Figure): boolean {
  return (atMost !== undefined && value > atMost) || (atLeast !== undefined && value < atLeast) || Number.isNaN(value)
}

/** `≤ 130`, `≥ 0.35`, or nothing where a figure is only recorded. */
export function budgetOf({ atMost, atLeast }: Figure): string {
  if (atMost !== undefined) return `≤ ${short(atMost)}`
  return atLeast === undefined ? '' : `≥ ${short(atLeast)}`
}

export const short = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3))

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The table a person reads: a line per figure. */
export function printFigures(figures: Figure[]): string {
  const lines = figures.map((figure) => {
    const verdict = budgetOf(figure) === '' ? '' : isOver(figure) ? 'OVER' : 'ok'
    const value = `${short(figure.value)} ${figure.unit}`
    return `${figure.name.padEnd(44)}${value.padStart(12)}  ${budgetOf(figure).padEnd(9)}${verdict.padEnd(6)}${figure.how}`
  })
  return [`${'figure'.padEnd(44)}${'value'.padStart(12)}  ${'budget'.padEnd(15)}how`, ...lines].join('\n')
}
