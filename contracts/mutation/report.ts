import { type MutationOutcome, sources } from './mutation.ts'
import { killedPercent } from './reasons.ts'

const words = ['killed', 'survived', 'equivalent'] as const
const heads = ['tried', ...words, ...sources]

/** As a person reads it in a terminal: a line a kind, and what survived by name. */
export const renderReport = (outcomes: MutationOutcome[]): string =>
  [renderTable(outcomes, ({ name }) => name), ...listSurvivors(outcomes)].join('\n')

/** Returns one line for each kind of mutant or each operation, as `nameOf` groups them. */
export function renderTable(outcomes: MutationOutcome[], nameOf: (outcome: MutationOutcome) => string): string {
  const groups = [...Map.groupBy(outcomes, nameOf)]
  return [line('', heads), ...groups.map(([name, group]) => lineOf(name, group))].join('\n')
}

const listSurvivors = (outcomes: MutationOutcome[]) =>
  outcomes
    .filter(({ word }) => word === 'survived')
    .map(({ name, field, interaction }) => `SURVIVED ${name.padEnd(28)} ${interaction}: ${field}`)

function lineOf(name: string, group: MutationOutcome[]): string {
  const byWord = words.map((word) => group.filter((outcome) => outcome.word === word).length)
  const bySource = sources.map((source) => group.filter(({ by }) => by.includes(source)).length)
  return line(name, [group.length, ...byWord, ...bySource])
}

const line = (name: string, cells: (string | number)[]) =>
  name.padEnd(30) + cells.map((cell, at) => String(cell).padStart(heads[at]!.length + 2)).join('')

/** `970 of 1000 noticed (97 %)`: what is equivalent is no wrong answer. */
export function summaryOf(outcomes: MutationOutcome[]): string {
  const wrong = outcomes.filter(({ word }) => word !== 'equivalent')
  const killed = wrong.filter(({ word }) => word === 'killed').length
  return `${killed} of ${wrong.length} detected (${killedPercent(outcomes)} %)`
}
