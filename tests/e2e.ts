import './needs-node.ts'
import { spawnSync } from 'node:child_process'
import { exitWithUsage, readCommand } from '../command-line.ts'
import { root } from './performance/processes.ts'

const argv = process.argv.slice(2)

const command = {
  run: 'npm run test:e2e',
  description:
    'Runs the tests in a real browser. Also takes file names and all flags of Playwright (npx playwright test --help).',
  flags: {
    engines: { description: 'run only twelve journeys, in Firefox ESR and WebKitGTK' },
    edge: {
      description:
        'run only twelve journeys, against the mock at the edge (after npm run build && npm run build -- --demo)',
    },
  },
  example: 'npm run test:e2e -- e2e/lottery.spec.ts\nnpm run test:e2e -- --engines',
} as const

const playwright = 'node_modules/@playwright/test/cli.js'

/** Exits with usage on a flag that Playwright's help does not list: Playwright itself exits with 1, as for a failed test. */
function assertKnownFlags(words: readonly string[]) {
  const flags = words.filter((word) => /^--?[a-z]/i.test(word)).map((word) => word.split('=')[0]!)
  if (flags.length === 0) return
  const help = spawnSync(process.execPath, [playwright, 'test', '--help'], { cwd: root, encoding: 'utf8' }).stdout
  const known = new Set(help.match(/(?<=^ {2}|, )--?[\w-]+/gm))
  const unknown = flags.find((flag) => !known.has(flag.startsWith('--') ? flag : flag.slice(0, 2)))
  if (unknown)
    exitWithUsage(
      `Unknown option '${unknown}'\nUsage: npm run test:e2e -- [FILES] [flags of Playwright]\nMore: npm run test:e2e -- --help`,
    )
}

const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1

if (['--engines', '--help', '-h'].some((flag) => argv.includes(flag))) {
  readCommand(command, argv)
  const { runInOtherEngines } = await import('./engines/engines.ts')
  await runInOtherEngines()
} else {
  const config = argv.includes('--edge') ? 'tests/edge/playwright.config.ts' : 'tests/playwright.config.ts'
  const words = argv.filter((word) => word !== '--edge')
  assertKnownFlags(words)
  process.exitCode = run('tests/chromium.ts') || run(playwright, 'test', '--config', config, ...words)
}
