import './needs-node.ts'
import { spawnSync } from 'node:child_process'
import { readCommand } from '../command-line.ts'
import { root } from './speed/processes.ts'

/** `npm run e2e`: the browser tests, with Playwright's own flags; `--engines` travels in other engines instead, `--edge` to the edge. */
const said = process.argv.slice(2)

const command = {
  run: 'npm run e2e',
  about:
    'What people do, in a real browser. Takes file names and all flags of Playwright besides (npx playwright test --help).',
  flags: {
    engines: { about: 'twelve journeys in Firefox ESR and WebKitGTK instead, and nothing else' },
    edge: { about: 'twelve journeys against the mock at the edge instead (after npm run builds)' },
  },
  example: 'npm run e2e -- journeys/lottery.spec.ts\nnpm run e2e -- --engines',
} as const

const run = (...words: string[]) => spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }).status ?? 1

if (['--engines', '--help', '-h'].some((own) => said.includes(own))) {
  readCommand(command, said)
  const { travelInOtherEngines } = await import('./engines/engines.ts')
  await travelInOtherEngines()
} else {
  const playwright = 'node_modules/@playwright/test/cli.js'
  const config = said.includes('--edge') ? 'tests/edge/playwright.config.ts' : 'tests/playwright.config.ts'
  const words = said.filter((word) => word !== '--edge')
  process.exitCode = run('tests/chromium.ts') || run(playwright, 'test', '--config', config, ...words)
}
