import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isId, readRequirements } from '../trace/requirements.ts'
import { type Mutation, toPattern } from './mutation-plugin.ts'

/** A mutation, the id of the row that it breaks (or the title of a test), the file of that test, and the kind of the mistake. */
export type Mutant = Mutation & { id: string; test: string; kind?: string | undefined }

const root = fileURLToPath(new URL('../..', import.meta.url))
const readText = (path: string) => (existsSync(root + path) ? readFileSync(root + path, 'utf8') : '')

/** Reads `file | test`, then `- [id] code` and one or more lines `+ other code` for each mutant. `== kind` begins a kind. */
export function parseMutants(text: string): Mutant[] {
  const mutants: Mutant[] = []
  let [file, test, kind]: (string | undefined)[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const [, id, from] = /^- \[(.+?)\] (.+)/.exec(line) ?? []
    const last = mutants.at(-1)
    if (file && test && id && from) mutants.push({ file, test, kind, id, from, to: '' })
    else if (line.startsWith('+') && last) last.to += (last.to && '\n') + line.slice(2)
    else if (/^\S+ \| \S+$/.test(line)) [file, test] = line.split(' | ')
    else if (line.startsWith('== ')) kind = line.slice(3)
    else if (line !== '' && !line.startsWith('#')) throw new Error(`Line ${index + 1} is no mutant: ${line}`)
  }
  return mutants
}

/** One changed line per row: the row's own test must fail. A new test adds the line that it covers. */
export const mutants = parseMutants(readText('tests/mutate/mutants.txt'))

export const isTestOf = (id: string, title: string): boolean => (isId(id) ? title.includes(`[${id}]`) : title === id)

export function findMutantProblem({ file, from, to, id, test }: Mutant, read = readText): string | undefined {
  const found = [...read(file).matchAll(toPattern(from))].length
  if (found !== 1)
    return `${file} has ${found} times ${JSON.stringify(from)}: give the mutant of ${id} a line that occurs once.`
  if (from === to) return `${file}: the mutant of ${id} changes nothing.`
  if (!read(test).includes(id)) return `${test} has no test of ${id}: name the file that has it.`
  return undefined
}

const NO_ROW = '(no row)'

export const readAreas = (): Map<string, string> =>
  new Map(readRequirements(readText('tests/requirements.csv')).map(({ id, area }) => [id, area]))

export const areaOf = ({ id }: Mutant, areas: Map<string, string>) => areas.get(id) ?? NO_ROW

export function formatAreas(all: Mutant[], killed: Set<Mutant>, areas = readAreas()): string {
  const names = [...new Set(areas.values())].toSorted()
  const lines = [...names, NO_ROW].map((name) => {
    const own = all.filter((mutant) => areaOf(mutant, areas) === name)
    const rows = [...areas.values()].filter((area) => area === name).length
    const broken = new Set(own.map(({ id }) => id)).size
    return formatLine(name, broken, rows, own.filter((one) => killed.has(one)).length, own.length)
  })
  return [formatLine('area', 'broken', 'rows', 'killed', 'mutants'), ...lines].join('\n')
}

const formatLine = (name: string, ...figures: (string | number)[]) =>
  name.padEnd(16) + figures.map((figure) => String(figure).padStart(9)).join('')
