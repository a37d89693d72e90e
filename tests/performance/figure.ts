export type Figure = {
  name: string
  value: number
  unit: 'fps' | 'nodes' | 'x' | 'ms' | 'µs' | 'MB' | 'KiB' | 'score' | 'bytes'
  max?: number
  min?: number
  method: string
}
export type MeasureOptions = { route?: string; log: (line: string) => void }
export type Measure = { requires?: string; measure: (task: MeasureOptions) => Promise<Figure[]> }

export function isOver({ value, max, min }: Figure): boolean {
  return (max !== undefined && value > max) || (min !== undefined && value < min) || Number.isNaN(value)
}

/** Returns `≤ 130`, `≥ 0.35`, or '' for a figure without a budget. */
export function budgetOf({ max, min }: Figure): string {
  if (max !== undefined) return `≤ ${formatValue(max)}`
  return min === undefined ? '' : `≥ ${formatValue(min)}`
}

export const formatValue = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3))

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const HEADING = `${'figure'.padEnd(44)}${'value'.padStart(12)}  ${'budget'.padEnd(15)}method`

export function printFigures(figures: Figure[]): string {
  return figures
    .map((figure) => {
      const verdict = budgetOf(figure) === '' ? '' : isOver(figure) ? 'OVER' : 'ok'
      const value = `${formatValue(figure.value)} ${figure.unit}`
      return `${figure.name.padEnd(44)}${value.padStart(12)}  ${budgetOf(figure).padEnd(9)}${verdict.padEnd(6)}${figure.method}`
    })
    .join('\n')
}
