import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isAbout, type Mutant } from './mutant.ts'
import type { Outcome, Runner } from './runner.ts'

/** `red before`: the row's test fails in front of the product as it is, and judges nothing. */
export type Verdict = 'killed' | 'survived' | 'red before'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What is wrong with the mutant itself; `undefined` when it can be tried. */
export function misfit({ file, from, to, id, test }: Mutant, read = readText): string | undefined {
  const found = read(file).split(from).length - 1
  if (found !== 1)
    return `${file} has ${found} times ${JSON.stringify(from)}: give the mutant of ${id} one line that is there once.`
  if (from === to) return `${file}: the mutant of ${id} changes nothing.`
  if (!read(test).includes(id)) return `${test} has no test of ${id}: name the file that has it.`
  return undefined
}

/**
 * Tries the mutants of one test file, after the product as it is. Only a test that names the row can kill. Each verdict is told as soon
 * as it is known.
 */
export async function judge(runner: Runner, mutants: Mutant[], tell: (mutant: Mutant, verdict: Verdict) => void) {
  const ids = [...new Set(mutants.map(({ id }) => id))]
  const before = await runner.run(mutants[0]!.test, ids)
  for (const mutant of mutants) tell(mutant, await verdictOn(runner, mutant, before))
}

async function verdictOn(runner: Runner, mutant: Mutant, before: Outcome[]): Promise<Verdict> {
  if (!isGreen(mutant.id, before)) return 'red before'
  return killedBy(mutant.id, await runner.run(mutant.test, [mutant.id], mutant)) ? 'killed' : 'survived'
}

const named = (id: string, outcomes: Outcome[]) => outcomes.filter(({ title }) => isAbout(id, title))

/** Whether tests have this id in their titles, and all of them passed. */
export function isGreen(id: string, outcomes: Outcome[]): boolean {
  const tests = named(id, outcomes)
  return tests.length > 0 && tests.every(({ state }) => state === 'passed')
}

/** Whether a test with this id in its title failed. */
export const killedBy = (id: string, outcomes: Outcome[]): boolean =>
  named(id, outcomes).some(({ state }) => state === 'failed')

/** What a file of the house says; nothing when it is gone. */
const readText = (path: string) => (existsSync(root + path) ? readFileSync(root + path, 'utf8') : '')
