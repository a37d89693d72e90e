import './tests/needs-node.ts'
import './openapi/refresh.ts'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { compilerEnvironment } from './tests/check/compiler.ts'
import { mutationPlugin } from './tests/mutate/mutation-plugin.ts'
import { jsonReporter } from './tests/results.ts'
import { timesReporter } from './tests/summary/vitest-times.ts'

/** Of `expect.poll`, which gives up after a second otherwise: processes that a test starts may need longer. */
const expectOptions = { poll: { timeout: 15_000 } }

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** Tests of message files and styles: they need no page, and `npm run check:i18n` runs them alone. */
const staticTests = 'web/src/{i18n,styles}/*.test.ts'
const webSetup = here('./web/src/testing/setup.ts')
const simulatorSetup = here('./mock-server/simulators/shared/testing.tsx')

// Contract tests need a fixed order (clean, write, verify): `npm run contracts` runs them.
export default defineConfig({
  test: {
    // Tests wait now and then, and the main process does little: one worker more than cores keeps them busy.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', timesReporter, ...jsonReporter('unit')],
    env: {
      // Tests of commands that append to the summary must not add to that of the job.
      GITHUB_STEP_SUMMARY: '',
      // Tests start hundreds of processes of the same sources: each after the first has them compiled.
      NODE_COMPILE_CACHE: here('./.cache/compiled'),
      ...compilerEnvironment,
    },
    projects: [
      {
        plugins: mutationPlugin(),
        test: {
          name: 'node',
          environment: 'node',
          // No test leaves state in a module, so files can share their modules.
          isolate: false,
          include: ['{openapi,sdk,mock-server,pack,tests,docs}/**/*.test.ts', 'web/serve/**/*.test.ts', staticTests],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 60_000,
          expect: expectOptions,
        },
      },
      {
        plugins: mutationPlugin(),
        test: {
          name: 'simulators',
          environment: 'jsdom',
          // Each test removes its page and its stubs.
          isolate: false,
          unstubGlobals: true,
          include: ['mock-server/simulators/**/*.test.tsx'],
          setupFiles: [simulatorSetup],
          testTimeout: 60_000,
          expect: expectOptions,
        },
      },
      {
        root: here('./web'),
        plugins: mutationPlugin(),
        define: { __VERSION__: JSON.stringify('0.0.0-test') },
        test: {
          name: 'web',
          environment: 'jsdom',
          // The setup undoes fake time, stubs and storage after each test, so files can share their modules.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/{i18n,styles}/**'],
          setupFiles: existsSync(webSetup) ? [webSetup] : [],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 60_000,
          expect: expectOptions,
        },
      },
    ],
  },
})
