import { fileURLToPath } from 'node:url'

type JsonReporter = ['json', { outputFile: string }]

/** Where a run of tests in CI leaves its figures, for .ci/run to add up; nothing is written elsewhere. */
export function resultsOf(suite: 'unit' | 'contracts' | 'contracts-provider' | 'e2e'): JsonReporter[] {
  if (!process.env.CI) return []
  return [['json', { outputFile: fileURLToPath(new URL(`../.cache/results/${suite}.json`, import.meta.url)) }]]
}
