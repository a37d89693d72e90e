import { exitWithUsage, ignoreBrokenPipe, runCommand } from '../../../../command-line.ts'
import { readVersion } from './package-info.ts'

type Run = (argv: string[]) => Promise<void>
export type Entry = readonly [about: string, load: () => Promise<Run>]

const ours: Readonly<Record<string, Entry>> = {
  mock: ['start the mock gateway', async () => (await import('./cli.ts')).mock],
  snapshot: ['save, load or show a world', async () => (await import('./snapshot.ts')).snapshot],
  time: ['advance, set, freeze or scale the clock of a world', async () => (await import('./worlds.ts')).time],
  scenario: [
    'list the states a world can begin in, or reset a world to one',
    async () => (await import('./worlds.ts')).scenario,
  ],
  fork: ['copy a world', async () => (await import('./worlds.ts')).fork],
  rewind: ['keep checkpoints of a world and return to one', async () => (await import('./worlds.ts')).rewind],
  recording: ['record a world into one file', async () => (await import('./recording.ts')).recording],
  replay: ['replay a recording byte for byte', async () => (await import('./recording.ts')).replay],
  diff: [
    'say what changed between two snapshots, recordings or worlds',
    async () => (await import('./compare/diff.ts')).diff,
  ],
  prove: ['replay a recording before and after a fix', async () => (await import('./compare/prove.ts')).prove],
  drift: [
    'compare a gateway with the OpenAPI document and the mock',
    async () => (await import('./gateway/drift.ts')).drift,
  ],
  learn: [
    'compare traffic that a browser recorded with the OpenAPI document',
    async () => (await import('./gateway/learn.ts')).learn,
  ],
  mcp: ['serve tools for agents over the Model Context Protocol', async () => (await import('./mcp.ts')).mcp],
  'wallet-check': [
    'check the callbacks of an operator’s test wallet: repeated, out of order, lost, wrong',
    async () => (await import('./gateway/wallet-check.ts')).walletCheck,
  ],
  init: ['write the smallest custom gateway', async () => (await import('./init.ts')).init],
}

function helpOf(commands: Readonly<Record<string, Entry>>) {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length))
  const list = Object.entries(commands).map(([name, [about]]) => `  ${name.padEnd(width)}  ${about}`)
  return [
    'Starts and controls a mock gateway, and compares other gateways with it.',
    'Usage: npx longan COMMAND [--help]\n       npx longan --version',
    list.join('\n'),
    'Example: npx longan time advance 2h\n',
  ].join('\n\n')
}

/** The packages add the verifier's command; in the repository it is a script. */
function problemOf(name: string): string {
  if (name === '') return 'A command is missing'
  return name === 'verify' ? 'In the repository the command is npm run verify' : `Unknown command "${name}"`
}

/** Runs `npx longan ...argv`; packages add commands (`more`). Wrong usage prints a sentence and exits with 2. */
export async function longan(
  [name = '', ...argv]: string[],
  more: Readonly<Record<string, Entry>> = {},
): Promise<void> {
  ignoreBrokenPipe()
  const commands = { ...ours, ...more }
  const help = helpOf(commands)
  if (name === '--version') return void process.stdout.write(`${readVersion()}\n`)
  if (name === '--help' || name === '-h') return void process.stdout.write(help)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) exitWithUsage(`${problemOf(name)}\n${help}`)
  await runCommand(async () => {
    const run = await command[1]()
    await run(argv)
  })
}
