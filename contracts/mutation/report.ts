import { type MutationOutcome, sources } from './mutation.ts'
import { killedPercent } from './reasons.ts'

const statuses = ['killed', 'survived', 'equivalent'] as const
const columns = ['tried', ...statuses, ...sources]

/** Renders the report for a terminal: one line per kind of mutant, then the survivors. */
export const renderReport = (outcomes: MutationOutcome[]): string =>
  [renderTable(outcomes, ({ name }) => name), ...listSurvivors(outcomes)].join('\n')

export function renderTable(outcomes: MutationOutcome[], nameOf: (outcome: MutationOutcome) => string): string {
  const groups = [...Map.groupBy(outcomes, nameOf)]
  return [line('', columns), ...groups.map(([name, group]) => lineOf(name, group))].join('\n')
}

const listSurvivors = (outcomes: MutationOutcome[]) =>
  outcomes
    .filter(({ status }) => status === 'survived')
    .map(({ name, field, interaction }) => `SURVIVED ${name.padEnd(28)} ${interaction}: ${field}`)

function lineOf(name: string, group: MutationOutcome[]): string {
  const byStatus = statuses.map((status) => group.filter((outcome) => outcome.status === status).length)
  const bySource = sources.map((source) => group.filter(({ by }) => by.includes(source)).length)
  return line(name, [group.length, ...byStatus, ...bySource])
}

const line = (name: string, cells: (string | number)[]) =>
  name.padEnd(30) + cells.map((cell, at) => String(cell).padStart(columns[at]!.length + 2)).join('')

/** `970 of 1000 noticed (97 %)`: equivalent mutants do not count. */
export function summaryOf(outcomes: MutationOutcome[]): string {
  const wrong = outcomes.filter(({ status }) => status !== 'equivalent')
  const killed = wrong.filter(({ status }) => status === 'killed').length
  return `${killed} of ${wrong.length} detected (${killedPercent(outcomes)} %)`
}
