import { faultNameOf, invisible } from '../scenarios/faults/invisible.ts'
import { allOperations, tryFaults } from '../scenarios/faults/try-faults.ts'
import { type Sample, sampleCases } from './cases.ts'

/** Prints how many faults planted at the operations of a sample the scenarios notice. Returns true if all that a member could see are noticed. */
export async function showPlantedFaults(sample: Sample): Promise<boolean> {
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
