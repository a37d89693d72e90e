import './needs-node.ts'
import { readCommand, refuse } from '../command-line.ts'
import { consumers } from './consumers/consumers.ts'

const names = Object.keys(consumers)
const { flags } = readCommand({
  run: 'npm run tool -- packages',
  description:
    'Installs the packages in new folders and follows the pages of docs/integrations there. Needs npm run pack first, and network access. Exit code 1 if a step fails.',
  flags: {
    only: { value: 'NAMES', description: `some of ${names.join(',')}` },
    some: { description: 'only those of npm test: the oldest Node, msw, and the types of all other pages' },
  },
  example: 'npm run tool -- packages --only msw,verify',
})
const QUICK = ['node Node 20', 'msw suite', 'pages types']
const selected = flags.only?.split(',') ?? names
const unknown = selected.find((name) => !Object.hasOwn(consumers, name))
if (unknown !== undefined) refuse(`Unknown name "${unknown}": use ${names.join(', ')}`)

for (const name of selected) {
  for (const [caseName, runCase] of Object.entries(consumers[name]!.cases)) {
    if (flags.some && !QUICK.includes(`${name} ${caseName}`)) continue
    const startedAt = performance.now()
    const failure = await runCase().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(
      `${failure ? '✗' : '✓'} ${name.padEnd(10)} ${caseName.padEnd(8)} ${seconds.padStart(5)} s  ${consumers[name]!.description}`,
    )
    if (failure) console.error(failure)
    if (failure) process.exitCode = 1
  }
}
