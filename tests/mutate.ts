import { readCommand, wholeNumber } from '../command-line.ts'
import { areaOf, areasOfRows, tableOfAreas } from './mutate/areas.ts'
import { judge, misfit, type Verdict } from './mutate/judge.ts'
import type { Mutant } from './mutate/mutant.ts'
import { mutants } from './mutate/mutants.ts'
import { openRunner } from './mutate/runner.ts'
import { isId } from './trace/requirements.ts'

/**
 * Does the test of a row go red when the row is broken? Each mutant changes one line of the product, in memory only.
 * `npm run mutate -- --only G-3-11` tries the mutants of a row, `--area rewards` of an area, `--in withdraw` of
 * files with such a name, `--sample 3` a few, always the same.
 */
const { flags: values, refuse } = readCommand({
  run: 'npm run mutate',
  about:
    'Does the test of a row go red when the row is broken? Changes one line of the product at a time, in memory only.',
  flags: {
    only: { value: 'ID', about: 'the mutants of one row' },
    area: { value: 'NAME', about: 'the mutants of one area of requirements.csv' },
    in: { value: 'TEXT', about: 'the mutants of files, or judged by tests, with this in their path' },
    sample: { value: 'N', about: 'a few, always the same' },
  },
  example: 'npm run mutate -- --only G-3-11',
})
const areas = areasOfRows()

function isWanted(mutant: Mutant): boolean {
  const { only, area, in: part = '' } = values
  if (only && mutant.id !== only) return false
  return (!area || areaOf(mutant, areas) === area) && `${mutant.file} ${mutant.test}`.includes(part)
}

function chosen(): Mutant[] {
  const all = mutants.filter(isWanted)
  if (all.length === 0) refuse(`There is no mutant of ${values.only ?? values.area ?? values.in}: see tests/mutate`)
  if (!values.sample) return all
  const sample = wholeNumber(values.sample, { name: 'sample', lowest: 1, highest: mutants.length, refuse })
  const step = Math.max(1, Math.floor(all.length / sample))
  return all.filter((_, index) => index % step === 0).slice(0, sample)
}

const words: Record<Exclude<Verdict, 'killed'>, (mutant: Mutant) => string> = {
  survived: ({ test, id, file, to }) =>
    `${test}: the test of ${id} stays green when ${file} says ${JSON.stringify(to)}: make it judge the row.`,
  'red before': ({ test, id }) => `${test}: the test of ${id} is red, or is not run, in front of the product as it is.`,
}

const tried = chosen()
const killed = new Set<Mutant>()
const problems = tried.map((mutant) => misfit(mutant)).filter((problem) => problem !== undefined)

function tell(mutant: Mutant, verdict: Verdict) {
  console.log(
    `${verdict.padEnd(10)} ${isId(mutant.id) ? mutant.id.padEnd(8) : '-'.padEnd(8)} ${areaOf(mutant, areas).padEnd(14)} ${mutant.file}`,
  )
  if (verdict === 'killed') killed.add(mutant)
  else problems.push(words[verdict](mutant))
}

const runner = await openRunner()
const fitting = tried.filter((mutant) => misfit(mutant) === undefined)
for (const group of Map.groupBy(fitting, ({ test }) => test).values()) await judge(runner, group, tell)
await runner.close()

if (!values.only) console.log(`\n${tableOfAreas(tried, killed, areas)}\n`)
for (const problem of problems) console.error(`PROBLEM ${problem}`)
console.log(`Mutants: ${killed.size} of ${tried.length} killed`)
process.exitCode = problems.length > 0 ? 1 : 0
