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
    env: { PACT_DO_NOT_TRACK: 'true' },
    testTimeout: 60_000,
  },
})
