import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isTestOf, type Mutant } from './mutant.ts'
import type { TestOutcome, Runner } from './runner.ts'

/** `invalid`: the row's test already fails without the mutation. */
export type Verdict = 'killed' | 'survived' | 'invalid'

const root = fileURLToPath(new URL('../..', import.meta.url))

export function findMutantProblem({ file, from, to, id, test }: Mutant, read = readText): string | undefined {
  const found = read(file).split(from).length - 1
  if (found !== 1)
    return `${file} has ${found} times ${JSON.stringify(from)}: give the mutant of ${id} a line that occurs once.`
  if (from === to) return `${file}: the mutant of ${id} changes nothing.`
  if (!read(test).includes(id)) return `${test} has no test of ${id}: name the file that has it.`
  return undefined
}

/**
 * Runs the mutants of one test file, after a run without mutation. Only a test with the row's id can kill. Reports each verdict at once.
 */
export async function runMutants(
  runner: Runner,
  mutants: Mutant[],
  report: (mutant: Mutant, verdict: Verdict) => void,
) {
  const ids = [...new Set(mutants.map(({ id }) => id))]
  const before = await runner.run(mutants[0]!.test, ids)
  for (const mutant of mutants) report(mutant, await toVerdict(runner, mutant, before))
}

async function toVerdict(runner: Runner, mutant: Mutant, before: TestOutcome[]): Promise<Verdict> {
  if (!isPassing(mutant.id, before)) return 'invalid'
  return isKilledBy(mutant.id, await runner.run(mutant.test, [mutant.id], mutant)) ? 'killed' : 'survived'
}

const outcomesOf = (id: string, outcomes: TestOutcome[]) => outcomes.filter(({ title }) => isTestOf(id, title))

export function isPassing(id: string, outcomes: TestOutcome[]): boolean {
  const tests = outcomesOf(id, outcomes)
  return tests.length > 0 && tests.every(({ state }) => state === 'passed')
}

export const isKilledBy = (id: string, outcomes: TestOutcome[]): boolean =>
  outcomesOf(id, outcomes).some(({ state }) => state === 'failed')

const readText = (path: string) => (existsSync(root + path) ? readFileSync(root + path, 'utf8') : '')
