import './needs-node.ts'
import { spawnSync } from 'node:child_process'
import { exitWithUsage, readCommand } from '../command-line.ts'
import { root } from './performance/processes.ts'

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

const playwright = 'node_modules/@playwright/test/cli.js'

/** Playwright ends with 1 where a flag is unknown, as where a test fails. Which it knows is said by its own help. */
function refuseUnknown(words: readonly string[]) {
  const flags = words.filter((word) => /^--?[a-z]/i.test(word)).map((word) => word.split('=')[0]!)
  if (flags.length === 0) return
  const help = spawnSync(process.execPath, [playwright, 'test', '--help'], { cwd: root, encoding: 'utf8' }).stdout
  const known = new Set(help.match(/(?<=^ {2}|, )--?[\w-]+/gm))
  const unknown = flags.find((flag) => !known.has(flag.startsWith('--') ? flag : flag.slice(0, 2)))
  if (unknown)
    exitWithUsage(
      `Unknown option '${unknown}'\nUsage: npm run e2e -- [FILES] [flags of Playwright]\nMore: npm run e2e -- --help`,
    )
}

const run = (...words: string[]) => spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }).status ?? 1

if (['--engines', '--help', '-h'].some((own) => said.includes(own))) {
  readCommand(command, said)
  const { travelInOtherEngines } = await import('./engines/engines.ts')
  await travelInOtherEngines()
} else {
  const config = said.includes('--edge') ? 'tests/edge/playwright.config.ts' : 'tests/playwright.config.ts'
  const words = said.filter((word) => word !== '--edge')
  refuseUnknown(words)
  process.exitCode = run('tests/chromium.ts') || run(playwright, 'test', '--config', config, ...words)
}
