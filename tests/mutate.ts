import { readCommand } from '../command-line.ts'
import { judge, misfit } from './mutate/judge.ts'
import type { Mutant } from './mutate/mutant.ts'
import { mutants } from './mutate/mutants.ts'

/**
 * Does the test of a row go red when the row is broken? Each mutant changes one line of the product, in memory only.
 * `npm run mutate -- --only G-3-11` tries the mutants of a row, `--sample 3` a few, always the same.
 */
const { flags: values } = readCommand({
  run: 'npm run mutate',
  about:
    'Does the test of a row go red when the row is broken? Changes one line of the product at a time, in memory only.',
  flags: {
    only: { value: 'ID', about: 'the mutants of one row' },
    sample: { value: 'N', about: 'a few, always the same' },
  },
  example: 'npm run mutate -- --only G-3-11',
})

function chosen(): Mutant[] {
  const all = mutants.filter(({ id }) => !values.only || id === values.only)
  if (all.length === 0) throw new Error(`There is no mutant of ${values.only}: see tests/mutate`)
  if (!values.sample) return all
  const step = Math.max(1, Math.floor(all.length / Number(values.sample)))
  return all.filter((_, index) => index % step === 0).slice(0, Number(values.sample))
}

async function tryOut(mutant: Mutant): Promise<string | undefined> {
  const wrong = misfit(mutant)
  if (wrong) return wrong
  const verdict = await judge(mutant)
  console.log(`${verdict.padEnd(9)} ${mutant.id.padEnd(8)} ${mutant.file}`)
  if (verdict === 'killed') return undefined
  return `${mutant.test}: the test of ${mutant.id} stays green when ${mutant.file} says ${JSON.stringify(mutant.to)}: make it judge the row.`
}

const problems: string[] = []
for (const mutant of chosen()) {
  const problem = await tryOut(mutant)
  if (problem) problems.push(problem)
}
for (const problem of problems) console.error(`PROBLEM ${problem}`)
console.log(`Mutants: ${chosen().length - problems.length} of ${chosen().length} killed`)
process.exitCode = problems.length > 0 ? 1 : 0
