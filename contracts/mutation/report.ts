import { type Fate, sources } from './mutation.ts'
import { shareOf } from './reasons.ts'

const words = ['killed', 'survived', 'equivalent'] as const
const heads = ['tried', ...words, ...sources]

/** As a person reads it in a terminal: a line a kind, and what survived by name. */
export const reportOf = (fates: Fate[]): string =>
  [tableOf(fates, ({ name }) => name), ...survivorsIn(fates)].join('\n')

/** Returns one line for each kind of mutant or each operation, as `nameOf` groups them. */
export function tableOf(fates: Fate[], nameOf: (fate: Fate) => string): string {
  const groups = [...Map.groupBy(fates, nameOf)]
  return [line('', heads), ...groups.map(([name, group]) => lineOf(name, group))].join('\n')
}

const survivorsIn = (fates: Fate[]) =>
  fates
    .filter(({ word }) => word === 'survived')
    .map(({ name, field, interaction }) => `SURVIVED ${name.padEnd(28)} ${interaction}: ${field}`)

function lineOf(name: string, group: Fate[]): string {
  const byWord = words.map((word) => group.filter((fate) => fate.word === word).length)
  const bySource = sources.map((source) => group.filter(({ by }) => by.includes(source)).length)
  return line(name, [group.length, ...byWord, ...bySource])
}

const line = (name: string, cells: (string | number)[]) =>
  name.padEnd(30) + cells.map((cell, at) => String(cell).padStart(heads[at]!.length + 2)).join('')

/** `970 of 1000 noticed (97 %)`: what is equivalent is no wrong answer. */
export function sumOf(fates: Fate[]): string {
  const wrong = fates.filter(({ word }) => word !== 'equivalent')
  const killed = wrong.filter(({ word }) => word === 'killed').length
  return `${killed} of ${wrong.length} noticed (${shareOf(fates)} %)`
}
