import '../openapi/refresh.ts'
import '../tests/needs-node.ts'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { jsonReporter } from '../tests/results.ts'
import { timesReporter } from '../tests/summary/vitest-times.ts'

/** Contracts have an order of their own: `npm run contracts` runs the consumers first. */
export default defineConfig({
  test: {
    name: 'contracts',
    reporters: [
      'default',
      timesReporter,
      ...jsonReporter(process.env.CONTRACTS_SUITE === 'contracts-provider' ? 'contracts-provider' : 'contracts'),
    ],
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // The pact core is native code: it needs processes. Each writes pacts of its own, and `contracts/run.ts` merges them.
    pool: 'forks',
    isolate: false,
    // A verification mostly waits, for the mock and for the pact core.
    maxWorkers: availableParallelism() + 1,
    env: {
      PACT_DO_NOT_TRACK: 'true',
      // Tests of commands that append to the summary must not add to that of the job.
      GITHUB_STEP_SUMMARY: '',
      // Each process after the first has its sources compiled.
      NODE_COMPILE_CACHE: fileURLToPath(new URL('../.cache/compiled', import.meta.url)),
    },
    testTimeout: 60_000,
  },
})
