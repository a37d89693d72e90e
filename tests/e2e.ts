import './needs-node.ts'
import { spawnSync } from 'node:child_process'
import { root } from './speed/processes.ts'

/** `npm run e2e`: the browser tests, with Playwright's own flags; `--engines` travels in other engines instead. */
const said = process.argv.slice(2)

const run = (...words: string[]) => spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }).status ?? 1

if (said.includes('--engines')) {
  const { travelInOtherEngines } = await import('./engines/engines.ts')
  await travelInOtherEngines()
} else {
  const playwright = 'node_modules/@playwright/test/cli.js'
  process.exitCode =
    run('tests/chromium.ts') || run(playwright, 'test', '--config', 'tests/playwright.config.ts', ...said)
}
