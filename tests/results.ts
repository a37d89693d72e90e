import { fileURLToPath } from 'node:url'

type JsonReporter = ['json', { outputFile: string }]

/** In CI returns the JSON reporter whose file .ci/run adds up; elsewhere none. */
export function jsonReporter(suite: 'unit' | 'contracts' | 'contracts-provider' | 'e2e'): JsonReporter[] {
  if (!process.env.CI) return []
  return [['json', { outputFile: fileURLToPath(new URL(`../.cache/results/${suite}.json`, import.meta.url)) }]]
}
