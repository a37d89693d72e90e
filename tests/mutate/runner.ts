import { fileURLToPath } from 'node:url'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'
import { isTestOf, type Mutant } from './mutants.ts'
import { type Mutation, MUTATION_VARIABLE } from './mutation-plugin.ts'

/** Result of a test; `duration` in ms. */
export type TestOutcome = { title: string; state: string; duration: number }
/** `invalid`: the row's test already fails without the mutation. `broken`: with the mutation the test file cannot be loaded, so no test runs. */
export type Verdict = 'killed' | 'survived' | 'invalid' | 'broken'
export type Runner = {
  /** Returns undefined if the test file cannot be loaded. */
  run(file: string, ids: string[], mutation?: Mutation): Promise<TestOutcome[] | undefined>
  close(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const TIMEOUT_VARIABLE = 'LONGAN_TEST_TIMEOUT'

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

async function toVerdict(runner: Runner, mutant: Mutant, before: TestOutcome[] = []): Promise<Verdict> {
  if (!isPassing(mutant.id, before)) return 'invalid'
  const outcomes = await runner.run(mutant.test, [mutant.id], mutant)
  if (!outcomes) return 'broken'
  return isKilledBy(mutant.id, outcomes) ? 'killed' : 'survived'
}

const outcomesOf = (id: string, outcomes: TestOutcome[]) => outcomes.filter(({ title }) => isTestOf(id, title))

export function isPassing(id: string, outcomes: TestOutcome[]): boolean {
  const tests = outcomesOf(id, outcomes)
  return tests.length > 0 && tests.every(({ state }) => state === 'passed')
}

export const isKilledBy = (id: string, outcomes: TestOutcome[]): boolean =>
  outcomesOf(id, outcomes).some(({ state }) => state === 'failed')

/**
 * Starts one Vitest for all mutants, so that transformed files are cached, apart from the mutated one. A test with a mutant often waits
 * until its timeout, which is therefore shortened to three times its normal duration.
 */
export async function openRunner(): Promise<Runner> {
  const { exitCode } = process
  process.env[MUTATION_VARIABLE] = ''
  // In CI each run writes a report for the summary; runs of mutants must not.
  process.env['CI'] = ''
  const vitest = await createVitest({ root, watch: false, reporters: [{}], fsModuleCache: false })
  await vitest.standalone()
  const baselines = new Map<string, number>()
  return {
    async run(file, ids, mutation) {
      const baseline = baselines.get(file)
      if (mutation && baseline !== undefined) process.env[TIMEOUT_VARIABLE] = String(1000 + 3 * baseline)
      else delete process.env[TIMEOUT_VARIABLE]
      const outcomes = await runTests(vitest, { file, ids, mutation })
      if (!mutation) baselines.set(file, Math.max(...(outcomes ?? []).map(({ duration }) => duration), 0))
      return outcomes
    },
    async close() {
      await vitest.close()
      // A test that fails as intended is no failure of this process.
      process.exitCode = exitCode
    },
  }
}

async function runTests(
  vitest: Vitest,
  { file, ids, mutation }: { file: string; ids: string[]; mutation?: Mutation | undefined },
) {
  const project = vitest.getProjectByName(projectOf(file))
  const path = root + file
  setMutation(vitest, mutation)
  const testNamePattern = new RegExp(ids.map(escapeRegExp).join('|'))
  const { testModules } = await vitest.runTestSpecifications([project.createSpecification(path, { testNamePattern })])
  setMutation(vitest, undefined, mutation)
  return readOutcomes(testModules.find(({ moduleId }) => moduleId === path))
}

function projectOf(file: string) {
  if (file.startsWith('web/src/')) return 'web'
  return file.startsWith('mock-server/simulators/') && file.endsWith('.tsx') ? 'simulators' : 'node'
}

function setMutation(vitest: Vitest, current: Mutation | undefined, previous?: Mutation) {
  process.env[MUTATION_VARIABLE] = current ? JSON.stringify(current) : ''
  for (const mutation of [current, previous]) if (mutation) vitest.invalidateFile(root + mutation.file)
}

const escapeRegExp = (id: string) => id.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

function readOutcomes(module: TestModule | undefined): TestOutcome[] | undefined {
  if (!module || module.errors().length > 0) return undefined
  const tests = [...module.children.allTests()].filter((test) => test.result().state !== 'skipped')
  return tests.map((test) => ({
    title: test.name,
    state: test.result().state,
    duration: test.diagnostic()?.duration ?? 0,
  }))
}
