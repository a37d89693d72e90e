import './tests/needs-node.ts'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { mutationPlugin } from './tests/mutate/mutation-plugin.ts'
import { jsonReporter } from './tests/results.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** Files about files: they need no page, and `npm run check` runs them by themselves. */
const words = 'web/src/{i18n,styles}/*.test.ts'
const webSetup = here('./web/src/testing/setup.ts')

// The contracts have an order of their own (clean, write, verify) and run by `npm run contracts`.
export default defineConfig({
  test: {
    // A test waits now and then, and what hands out the files does little: by itself Vitest leaves a core to it.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', ...jsonReporter('unit')],
    projects: [
      {
        plugins: mutationPlugin(),
        test: {
          name: 'node',
          environment: 'node',
          // No test leaves anything behind in a module, so a file need not load the house anew.
          isolate: false,
          include: ['{openapi,sdk,mock-server,pack,tests,docs}/**/*.test.ts', 'web/serve/**/*.test.ts', words],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 60_000,
        },
      },
      {
        plugins: mutationPlugin(),
        test: {
          name: 'simulators',
          environment: 'jsdom',
          // A page is taken away with its test, and what stood in for the browser with it.
          isolate: false,
          unstubGlobals: true,
          include: ['mock-server/simulators/**/*.test.tsx'],
          testTimeout: 60_000,
        },
      },
      {
        root: here('./web'),
        plugins: mutationPlugin(),
        define: { __VERSION__: JSON.stringify('0.0.0-test') },
        test: {
          name: 'web',
          environment: 'jsdom',
          // What a test has stopped, stubbed or stored is put back by the set-up, so files share a process.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/{i18n,styles}/**'],
          setupFiles: existsSync(webSetup) ? [webSetup] : [],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 60_000,
        },
      },
    ],
  },
})
