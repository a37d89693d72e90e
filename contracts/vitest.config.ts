import '../openapi/refresh.ts'
import '../tests/needs-node.ts'
import { defineConfig } from 'vitest/config'
import { jsonReporter } from '../tests/results.ts'

/** Contracts have an order of their own: `npm run contracts` runs the consumers first. */
export default defineConfig({
  test: {
    name: 'contracts',
    reporters: [
      'default',
      ...jsonReporter(process.env.CONTRACTS_SUITE === 'contracts-provider' ? 'contracts-provider' : 'contracts'),
    ],
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // The pact core is native code: it needs processes, and its files are written one after another.
    pool: 'forks',
    fileParallelism: false,
    isolate: false,
    // Tests of commands that append to the summary must not add to that of the job.
    env: { PACT_DO_NOT_TRACK: 'true', GITHUB_STEP_SUMMARY: '' },
    testTimeout: 60_000,
  },
})
