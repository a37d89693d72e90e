import './needs-node.ts'
import { spawnSync } from 'node:child_process'
import { readCommand } from '../command-line.ts'
import { root } from './speed/processes.ts'

/** `npm run e2e`: the browser tests, with Playwright's own flags; `--engines` travels in other engines instead. */
const said = process.argv.slice(2)

const command = {
  run: 'npm run e2e',
  about:
    'What people do, in a real browser. Takes file names and all flags of Playwright besides (npx playwright test --help).',
  flags: { engines: { about: 'twelve journeys in Firefox ESR and WebKitGTK instead, and nothing else' } },
  example: 'npm run e2e -- journeys/lottery.spec.ts\nnpm run e2e -- --engines',
} as const

const run = (...words: string[]) => spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }).status ?? 1

if (['--engines', '--help', '-h'].some((own) => said.includes(own))) {
  readCommand(command, said)
  const { travelInOtherEngines } = await import('./engines/engines.ts')
  await travelInOtherEngines()
} else {
  const playwright = 'node_modules/@playwright/test/cli.js'
  process.exitCode =
    run('tests/chromium.ts') || run(playwright, 'test', '--config', 'tests/playwright.config.ts', ...said)
}
