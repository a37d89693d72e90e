import { type Scored, verdicts } from './score.ts'

const COLUMNS = ['tried', ...verdicts.slice(0, 3), 'percent', 'no fault']

/** A line for each kind of mistake: how many were tried and noticed in fields that the app reads, and in all others. */
export function renderPlaces(all: Scored[]): string {
  const parts = {
    'fields that the app reads': all.filter(({ isRead }) => isRead),
    others: all.filter(({ isRead }) => !isRead),
  }
  return Object.entries(parts)
    .map(([title, part]) => [line(title, COLUMNS), ...linesOf(part)].join('\n'))
    .join('\n\n')
}

const isGeneral = ({ name }: Scored) => name.endsWith('(one row)')

function linesOf(part: Scored[]): string[] {
  const [general, special] = [part.filter(isGeneral), part.filter((one) => !isGeneral(one))]
  const toLines = (group: Scored[]) =>
    [...Map.groupBy(group, ({ name }) => name)].toSorted().map(([name, own]) => line(name, cellsOf(own)))
  return [...toLines(special), line('these', cellsOf(special)), ...toLines(general), line('all', cellsOf(part))]
}

function cellsOf(group: Scored[]): (string | number)[] {
  const [noticed = 0, reported = 0, unnoticed = 0, noFault = 0] = verdicts.map(
    (verdict) => group.filter((one) => one.verdict === verdict).length,
  )
  return [noticed + reported + unnoticed, noticed, reported, unnoticed, percentOf(group), noFault]
}

const line = (name: string, cells: (string | number)[]) =>
  name.padEnd(46) + cells.map((cell, at) => String(cell).padStart(COLUMNS[at]!.length + 2)).join('')

/** How many of 100 mistakes fail an interaction that counts or a pending one, rounded down to a tenth. */
export function percentOf(group: Scored[]): number {
  const tried = group.filter(({ verdict }) => verdict !== 'no fault')
  const seen = tried.filter(({ verdict }) => verdict !== 'unnoticed')
  return tried.length === 0 ? 100 : Math.floor((1000 * seen.length) / tried.length) / 10
}
