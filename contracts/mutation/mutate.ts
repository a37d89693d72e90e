import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runBehaviourMutants } from './behaviours.ts'
import { type MutationOutcome, mutate, type Sample } from './mutation.ts'
import { showPlaces } from './one-place/show.ts'
import { showPlantedFaults } from './planted-faults.ts'
import { findProblems } from './reasons.ts'
import { renderReport, summaryOf, renderTable } from './report.ts'

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
