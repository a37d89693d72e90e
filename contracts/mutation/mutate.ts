import { type Mutant, mutants } from '../../tests/mutate/mutants.ts'
import { openRunner, runMutants } from '../../tests/mutate/runner.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Sample, sampleCases } from './cases.ts'
import { type MutationOutcome, mutate, sources } from './mutation.ts'
import { showPlaces } from './one-place/show.ts'
import { findProblems, killedPercent } from './reasons.ts'
import { faultNameOf, invisible } from '../scenarios/faults/invisible.ts'
import { allOperations, tryFaults } from '../scenarios/faults/try-faults.ts'

/** Prints how many faults planted at the operations of a sample the scenarios notice. Returns true if all that a member could see are noticed. */
async function showPlantedFaults(sample: Sample): Promise<boolean> {
  const began = Date.now()
  const outcomes = await tryFaults(sampleCases(allOperations, sample))
  const unnoticed = outcomes.filter(({ noticedBy }) => noticedBy === undefined).map(faultNameOf)
  const problems = unnoticed.filter((name) => !invisible[name])
  for (const name of problems) console.error(`PROBLEM ${name}: no scenario notices it`)
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(
    `Planted faults: ${outcomes.length} tried, ${outcomes.length - unnoticed.length} noticed by a scenario, ` +
      `${unnoticed.length - problems.length} that no member can see, seed ${sample.seed}, in ${seconds} s`,
  )
  return problems.length === 0
}

const statuses = ['killed', 'survived', 'equivalent'] as const
const columns = ['tried', ...statuses, ...sources]

/** Renders the report for a terminal: one line per kind of mutant, then the survivors. */
const renderReport = (outcomes: MutationOutcome[]): string =>
  [renderTable(outcomes, ({ name }) => name), ...listSurvivors(outcomes)].join('\n')

function renderTable(outcomes: MutationOutcome[], nameOf: (outcome: MutationOutcome) => string): string {
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
function summaryOf(outcomes: MutationOutcome[]): string {
  const wrong = outcomes.filter(({ status }) => status !== 'equivalent')
  const killed = wrong.filter(({ status }) => status === 'killed').length
  return `${killed} of ${wrong.length} detected (${killedPercent(outcomes)} %)`
}

async function runBehaviourMutants(): Promise<MutationOutcome[]> {
  const outcomes: MutationOutcome[] = []
  const runner = await openRunner()
  const ofKinds = mutants.filter(({ kind }) => kind !== undefined)
  for (const group of Map.groupBy(ofKinds, ({ test }) => test).values())
    await runMutants(runner, group, (mutant, verdict) => outcomes.push(toOutcome(mutant, verdict === 'killed')))
  await runner.close()
  return outcomes
}

const toOutcome = ({ file, id, to, kind = '' }: Mutant, isKilled: boolean): MutationOutcome => ({
  operation: file,
  name: kind,
  field: to.trim(),
  interaction: id,
  status: isKilled ? 'killed' : 'survived',
  by: isKilled ? ['tests'] : [],
})

const folder = fileURLToPath(new URL('../../.cache/wrong-answers/', import.meta.url))

/**
 * `npm run contracts -- --mutate`: prints which wrong responses the pact and the SDK notice, which the tests of our own gateway, and which planted faults the scenarios.
 * Returns true if no gap is left.
 */
export async function showMutation(sample: Sample, { isOnlyPlaces }: { isOnlyPlaces: boolean }): Promise<boolean> {
  const areGeneralNoticed = isOnlyPlaces || (await showGeneral(sample))
  const areFaultsNoticed = isOnlyPlaces || (await showPlantedFaults(sample))
  return (await showPlaces(sample)) && areGeneralNoticed && areFaultsNoticed
}

async function showGeneral(sample: Sample): Promise<boolean> {
  const began = Date.now()
  const isWhole = sample.size === undefined
  const answers = await mutate(undefined, sample)
  const outcomes = isWhole ? [...answers, ...(await runBehaviourMutants())] : answers
  writeOutcomes(outcomes)
  console.log(renderReport(outcomes))
  const problems = [
    ...findProblems(answers, { isWhole }),
    ...findProblems(outcomes.slice(answers.length), { isWhole: false }),
  ]
  for (const problem of problems) console.error(`PROBLEM ${problem}`)
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log('By operation: .cache/wrong-answers/operations.txt; each by itself: wrong-answers.json')
  console.log(`Wrong answers: ${summaryOf(answers)}, seed ${sample.seed}, in ${seconds} s`)
  return problems.length === 0
}

function writeOutcomes(outcomes: MutationOutcome[]) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}wrong-answers.json`, `${JSON.stringify(outcomes, null, 1)}\n`)
  writeFileSync(`${folder}operations.txt`, `${renderTable(outcomes, ({ operation }) => operation)}\n`)
}
