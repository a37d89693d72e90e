import './needs-node.ts'
import { readCommand } from '../command-line.ts'
import { users } from './consumers/users.ts'

const names = Object.keys(users)
const { flags, refuse } = readCommand({
  run: 'npm run outside',
  about:
    'Installs the packages in fresh folders and does there what docs/integrations says, as people outside do. Takes npm run pack before, and a network. Exit code 1 where something does not work.',
  flags: {
    only: { value: 'NAMES', about: `some of ${names.join(',')}` },
    some: { about: 'the few that npm test tries: the oldest Node, and msw' },
  },
  example: 'npm run outside -- --only msw,verify',
})
const SOME = ['node Node 20', 'msw suite']
const wanted = flags.only?.split(',') ?? names
const unknown = wanted.find((name) => !Object.hasOwn(users, name))
if (unknown !== undefined) refuse(`There is no user "${unknown}"; there are ${names.join(', ')}`)

for (const name of wanted) {
  for (const [tried, work] of Object.entries(users[name]!.tries)) {
    if (flags.some && !SOME.includes(`${name} ${tried}`)) continue
    const begun = performance.now()
    const failure = await work().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.log(
      `${failure ? '✗' : '✓'} ${name.padEnd(10)} ${tried.padEnd(8)} ${seconds.padStart(5)} s  ${users[name]!.about}`,
    )
    if (failure) console.error(failure)
    if (failure) process.exitCode = 1
  }
}
