import { readFileSync } from 'node:fs'
import { readRequirements } from '../trace/requirements.ts'
import type { Mutant } from './mutant.ts'

const NO_ROW = '(no row)'

export function readAreas(): Map<string, string> {
  const csv = readFileSync(new URL('../requirements.csv', import.meta.url), 'utf8')
  return new Map(readRequirements(csv).map(({ id, area }) => [id, area]))
}

export const areaOf = ({ id }: Mutant, areas: Map<string, string>) => areas.get(id) ?? NO_ROW

export function formatAreas(mutants: Mutant[], killed: Set<Mutant>, areas = readAreas()): string {
  const names = [...new Set(areas.values())].toSorted()
  const lines = [...names, NO_ROW].map((name) => {
    const own = mutants.filter((mutant) => areaOf(mutant, areas) === name)
    const rows = [...areas.values()].filter((area) => area === name).length
    const broken = new Set(own.map(({ id }) => id)).size
    return line(name, broken, rows, own.filter((one) => killed.has(one)).length, own.length)
  })
  return [line('area', 'broken', 'rows', 'killed', 'mutants'), ...lines].join('\n')
}

const line = (name: string, ...figures: (string | number)[]) =>
  name.padEnd(16) + figures.map((figure) => String(figure).padStart(9)).join('')
