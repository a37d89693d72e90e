import { exitWithUsage, ignoreBrokenPipe } from '../../../../command-line.ts'

/** A command reads what was said behind its name. */
type Run = (said: string[]) => Promise<void>
export type Entry = readonly [about: string, load: () => Promise<Run>]

const ours: Readonly<Record<string, Entry>> = {
  mock: ['start the mock gateway by itself', async () => (await import('./cli.ts')).mock],
  snapshot: ['save, load or show all of a world', async () => (await import('./snapshot.ts')).snapshot],
  time: ['move, stop or scale the time of a world', async () => (await import('./time.ts')).time],
  scenario: ['list what a world can begin as, and begin so', async () => (await import('./scenario.ts')).scenario],
  fork: ['make a world that goes on where another stands', async () => (await import('./fork.ts')).fork],
  rewind: ['record a world, and bring an earlier moment back', async () => (await import('./rewind.ts')).rewind],
  recording: ['record a world into one file', async () => (await import('./recording.ts')).recording],
  replay: ['replay a recording byte for byte', async () => (await import('./replay.ts')).replay],
  drift: ['hold a gateway against the description and the mock', async () => (await import('./drift.ts')).drift],
  init: ['write the smallest gateway of your own', async () => (await import('./init.ts')).init],
}

function helpOf(commands: Readonly<Record<string, Entry>>) {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length))
  const list = Object.entries(commands).map(([name, [about]]) => `  ${name.padEnd(width)}  ${about}`)
  return [
    'What a developer does to a running mock, and to a gateway beside it.',
    'Usage: npx longan COMMAND [--help]',
    list.join('\n'),
    'Example: npx longan time advance 2h\n',
  ].join('\n\n')
}

/** What `npx longan ...said` does; a package has some commands `more`. A wrong use ends the process with a sentence and 2. */
export async function longan(
  [name = '', ...said]: string[],
  more: Readonly<Record<string, Entry>> = {},
): Promise<void> {
  ignoreBrokenPipe()
  const commands = { ...ours, ...more }
  const help = helpOf(commands)
  if (name === '--help' || name === '-h') return void process.stdout.write(help)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) exitWithUsage(`${name === '' ? 'Which command?' : `Unknown command "${name}"`}\n${help}`)
  const run = await command[1]()
  await run(said)
}
