import { fileURLToPath } from 'node:url'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'
import { type Mutation, variable } from './mutation.ts'

/** What became of one test, and how many ms it took. */
export type Outcome = { title: string; state: string; duration: number }
export type Runner = {
  /** Runs the tests of one file that name one of the ids, in front of the product as it is or mutated. */
  run(file: string, ids: string[], mutation?: Mutation): Promise<Outcome[]>
  close(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const patience = 'LONGAN_PATIENCE'

/**
 * One Vitest for all mutants: what it has made of the product's files is kept, but for the file that is changed. A test that is green
 * waits for what it wants; in front of a mutant it waits in vain, and only so long as it took before, three times over.
 */
export async function openRunner(): Promise<Runner> {
  const { exitCode } = process
  process.env[variable] = ''
  // In CI every run leaves its figures for the summary; a mutant's are nobody's.
  process.env['CI'] = ''
  const vitest = await createVitest({ root, watch: false, reporters: [{}], fsModuleCache: false })
  await vitest.standalone()
  const slowest = new Map<string, number>()
  return {
    async run(file, ids, mutation) {
      const usual = slowest.get(file)
      if (mutation && usual !== undefined) process.env[patience] = String(1000 + 3 * usual)
      else delete process.env[patience]
      const outcomes = await tryOut(vitest, { file, ids, mutation })
      if (!mutation) slowest.set(file, Math.max(...outcomes.map(({ duration }) => duration), 0))
      return outcomes
    },
    async close() {
      await vitest.close()
      // A test that goes red, as it shall, is no failure of whoever asked for it.
      process.exitCode = exitCode
    },
  }
}

async function tryOut(
  vitest: Vitest,
  { file, ids, mutation }: { file: string; ids: string[]; mutation?: Mutation | undefined },
) {
  const project = vitest.getProjectByName(projectOf(file))
  const path = root + file
  change(vitest, mutation)
  const testNamePattern = new RegExp(ids.map(escaped).join('|'))
  const { testModules } = await vitest.runTestSpecifications([project.createSpecification(path, { testNamePattern })])
  change(vitest, undefined, mutation)
  return outcomesOf(testModules.find(({ moduleId }) => moduleId === path))
}

/** A partner's page is tested in a project of its own, its rules and everything else of the mock are not. */
function projectOf(file: string) {
  if (file.startsWith('web/src/')) return 'web'
  return file.startsWith('mock-server/simulators/') && file.endsWith('.tsx') ? 'partners' : 'node'
}

/** From now on the product has this mutation; a file that had another, or has one now, is read anew. */
function change(vitest: Vitest, now: Mutation | undefined, before?: Mutation) {
  process.env[variable] = now ? JSON.stringify(now) : ''
  for (const mutation of [now, before]) if (mutation) vitest.invalidateFile(root + mutation.file)
}

const escaped = (id: string) => id.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

function outcomesOf(module: TestModule | undefined): Outcome[] {
  const tests = [...(module?.children.allTests() ?? [])].filter((test) => test.result().state !== 'skipped')
  return tests.map((test) => ({
    title: test.name,
    state: test.result().state,
    duration: test.diagnostic()?.duration ?? 0,
  }))
}
