import { readFileSync } from 'node:fs'
import { readRequirements } from '../trace/requirements.ts'
import type { Mutant } from './mutant.ts'

/** What no row of the requirements is about. */
const NO_ROW = '(no row)'

/** The area of the requirements that each row belongs to. */
export function areasOfRows(): Map<string, string> {
  const csv = readFileSync(new URL('../requirements.csv', import.meta.url), 'utf8')
  return new Map(readRequirements(csv).map(({ id, area }) => [id, area]))
}

export const areaOf = ({ id }: Mutant, areas: Map<string, string>) => areas.get(id) ?? NO_ROW

/** Of each area: its rows, those of them that a mutant breaks, its mutants and those among them that were killed. */
export function tableOfAreas(tried: Mutant[], killed: Set<Mutant>, areas = areasOfRows()): string {
  const names = [...new Set(areas.values())].toSorted()
  const lines = [...names, NO_ROW].map((name) => {
    const own = tried.filter((mutant) => areaOf(mutant, areas) === name)
    const rows = [...areas.values()].filter((area) => area === name).length
    const broken = new Set(own.map(({ id }) => id)).size
    return line(name, broken, rows, own.filter((one) => killed.has(one)).length, own.length)
  })
  return [line('area', 'broken', 'rows', 'killed', 'mutants'), ...lines].join('\n')
}

const line = (name: string, ...figures: (string | number)[]) =>
  name.padEnd(16) + figures.map((figure) => String(figure).padStart(9)).join('')
