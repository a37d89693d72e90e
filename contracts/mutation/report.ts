import { type Fate, sources } from './mutation.ts'

const words = ['killed', 'survived', 'equivalent'] as const
const heads = ['tried', ...words, ...sources]

/** As a person reads it in a terminal: a line a kind, and what survived by name. */
export function reportOf(fates: Fate[]): string {
  const kinds = [...Map.groupBy(fates, ({ name }) => name)]
  return [line('', heads), ...kinds.map(([name, group]) => lineOf(name, group)), ...survivorsIn(fates)].join('\n')
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
  name.padEnd(28) + cells.map((cell, at) => String(cell).padStart(heads[at]!.length + 2)).join('')

/** `970 of 1000 noticed (97 %)`: what is equivalent is no wrong answer. */
export function shareOf(fates: Fate[]): string {
  const wrong = fates.filter(({ word }) => word !== 'equivalent')
  const killed = wrong.filter(({ word }) => word === 'killed').length
  const share = wrong.length === 0 ? 0 : Math.floor((1000 * killed) / wrong.length) / 10
  return `${killed} of ${wrong.length} noticed (${share} %)`
}
