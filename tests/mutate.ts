import { readCommand, parseInteger, refuse } from '../command-line.ts'
import { areaOf, findMutantProblem, formatAreas, type Mutant, mutants, readAreas } from './mutate/mutants.ts'
import type { Verdict } from './mutate/runner.ts'
import { isId } from './trace/requirements.ts'

/**
 * Mutation testing: each mutant changes one line of the product, in memory only; the test of its row must fail.
 * `npm run tool -- mutate --only G-3-11` runs the mutants of a row, `--area rewards` of an area, `--in withdraw` of files with this name,
 * `--sample 3` a few, always the same.
 */
const { flags: values } = readCommand({
  run: 'npm run tool -- mutate',
  description: 'Changes one line of the product at a time, in memory only, and checks that the test of its row fails.',
  flags: {
    only: { value: 'ID', description: 'the mutants of one row' },
    area: { value: 'NAME', description: 'the mutants of one area of requirements.csv' },
    in: { value: 'TEXT', description: 'the mutants whose file or test has this in its path' },
    sample: { value: 'N', description: 'a few, always the same' },
  },
  example: 'npm run tool -- mutate --only G-3-11',
})
const areas = readAreas()

function isWanted(mutant: Mutant): boolean {
  const { only, area, in: part = '' } = values
  if (only && mutant.id !== only) return false
  return (!area || areaOf(mutant, areas) === area) && `${mutant.file} ${mutant.test}`.includes(part)
}

function selectMutants(): Mutant[] {
  const all = mutants.filter(isWanted)
  if (all.length === 0)
    refuse(`Failed to find a mutant of ${values.only ?? values.area ?? values.in}: see tests/mutate/mutants.txt`)
  if (!values.sample) return all
  const sample = parseInteger(values.sample, { name: 'sample', lowest: 1, highest: mutants.length })
  const step = Math.max(1, Math.floor(all.length / sample))
  return all.filter((_, index) => index % step === 0).slice(0, sample)
}

const problemTexts: Record<Exclude<Verdict, 'killed'>, (mutant: Mutant) => string> = {
  survived: ({ test, id, file, to }) =>
    `${test}: the test of ${id} passes although ${file} contains ${JSON.stringify(to)}: make it check the row.`,
  broken: ({ id, file, to }) => `${file} cannot be loaded with ${JSON.stringify(to)}: give ${id} a mutant that runs.`,
  invalid: ({ test, id }) => `${test}: the test of ${id} fails, or does not run, without the mutation.`,
}

const selected = selectMutants()
const killed = new Set<Mutant>()
const problems = selected.map((mutant) => findMutantProblem(mutant)).filter((problem) => problem !== undefined)

function report(mutant: Mutant, verdict: Verdict) {
  console.log(
    `${verdict.padEnd(10)} ${isId(mutant.id) ? mutant.id.padEnd(8) : '-'.padEnd(8)} ${areaOf(mutant, areas).padEnd(14)} ${mutant.file}`,
  )
  if (verdict === 'killed') killed.add(mutant)
  else problems.push(problemTexts[verdict](mutant))
}

// Imported after the flags are read: it loads Vitest.
const { openRunner, runMutants } = await import('./mutate/runner.ts')
const runner = await openRunner()
const valid = selected.filter((mutant) => findMutantProblem(mutant) === undefined)
for (const group of Map.groupBy(valid, ({ test }) => test).values()) await runMutants(runner, group, report)
await runner.close()

if (!values.only) console.log(`\n${formatAreas(selected, killed, areas)}\n`)
for (const problem of problems) console.error(`PROBLEM ${problem}`)
console.log(`Mutants: ${killed.size} of ${selected.length} killed`)
process.exitCode = problems.length > 0 ? 1 : 0
