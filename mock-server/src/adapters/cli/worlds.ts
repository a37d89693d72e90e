import { defineSubcommands, type Subcommand } from './subcommands.ts'
import { type Control, withHints } from './control-client.ts'
import { readCommand, print, refuse } from '../../../../command-line.ts'
import { MOCK_FLAGS, assertNoExtraPositionals, assertWorldExists, withMock } from './running-mock.ts'

type ListedScenario = { name: string; about: string; personas?: string[] }

const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
  list: { ignoresWorld: true, run: async ({ ask }) => (await ask<ListedScenario[]>('GET /scenarios')).map(toLine) },
  load: {
    argument: 'the name of a scenario',
    async run({ ask }, wanted) {
      const { name, scenario: loaded } = await ask<{ name: string; scenario: string }>('POST /reset', {
        scenario: wanted,
      })
      return [`The world "${name}" was reset to the scenario ${loaded}`]
    },
  },
}

export const scenario = defineSubcommands(
  {
    name: 'scenario',
    description: 'Lists the states a world can begin in; `load` resets a world to one of them.',
    positionals: 'list | load NAME',
    example: 'npx longan scenario list\nnpx longan scenario load SC36 --world demo',
  },
  SUBCOMMANDS,
  'list',
)

const toLine = ({ name, about, personas }: ListedScenario) =>
  `${name.padEnd(8)} ${about}${personas ? ` (${personas.join(', ')})` : ''}`

type ClockState = { iso: string; factor: number; isFrozen: boolean; dueEvents: number; nextEventAt?: number }

const sending = (
  command: `${'GET' | 'POST'} /clock${string}`,
  toBody: (value: string) => object | undefined = () => undefined,
) => ({
  run: async ({ ask }: Control, value: string) => [describe(await ask<ClockState>(command, toBody(value)))],
})

const TIME_SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
  show: { needsWorld: true, ...sending('GET /clock') },
  advance: {
    argument: 'a duration such as 2h',
    ...sending('POST /clock/advance', (value) => ({ duration: /^\d+$/.test(value) ? Number(value) : value })),
  },
  set: { argument: 'an ISO date', ...sending('POST /clock/set', (time) => ({ time })) },
  freeze: sending('POST /clock/freeze'),
  resume: sending('POST /clock/resume'),
  scale: {
    argument: 'a factor such as 60',
    isValid: (factor) => /^\d+(\.\d+)?$/.test(factor) && Number(factor) > 0,
    ...sending('POST /clock/scale', (factor) => ({ factor: Number(factor) })),
  },
}

export const time = defineSubcommands(
  {
    name: 'time',
    description:
      'Shows, advances, sets, freezes or scales the clock of a world. Events that become due are run in order.',
    positionals: 'show | advance DURATION | set DATE | freeze | resume | scale FACTOR',
    example:
      'npx longan time advance 1h30m\nnpx longan time set 2026-11-20T19:00:00Z --world demo\nnpx longan time scale 60',
  },
  TIME_SUBCOMMANDS,
  'show',
)

function describe({ iso, factor, isFrozen, dueEvents, nextEventAt }: ClockState): string {
  const pace = isFrozen ? 'frozen' : factor === 1 ? 'running' : `running ${factor} times as fast`
  const next = nextEventAt === undefined ? '' : `, the next at ${new Date(nextEventAt).toISOString()}`
  return `It is ${iso}, the clock is ${pace}; ${dueEvents} scheduled events${next}`
}

type Checkpoint = { checkpoint: number; at: number; changes: number }

const REWIND_SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
  start: {
    async run({ ask }) {
      await ask('POST /checkpoints')
      return ['Checkpoints are kept from now on: npx longan rewind list']
    },
  },
  list: {
    needsWorld: true,
    run: async ({ ask }) => (await recorded(ask<Checkpoint[]>('GET /checkpoints'))).map(lineOf),
  },
  stop: {
    needsWorld: true,
    async run({ ask }) {
      await ask('DELETE /checkpoints')
      return ['No more checkpoints are kept']
    },
  },
  to: {
    needsWorld: true,
    argument: 'a checkpoint of "rewind list", or an ISO date',
    isValid: (where) => /^\d{1,9}$/.test(where) || !Number.isNaN(Date.parse(where)),
    async run({ ask }, where) {
      const target = /^\d{1,9}$/.test(where) ? { checkpoint: Number(where) } : { time: where }
      const { checkpoint, time } = await recorded(ask<{ checkpoint: number; time: number }>('POST /rewind', target))
      return [`It is ${new Date(time).toISOString()} again, checkpoint ${checkpoint}`]
    },
  },
}

export const rewind = defineSubcommands(
  {
    name: 'rewind',
    description: 'Returns to a checkpoint of a world; checkpoints are kept after `start`, and later ones are dropped.',
    positionals: 'start | list | to CHECKPOINT | to DATE | stop',
    example: 'npx longan rewind start\nnpx longan rewind to 3\nnpx longan rewind to 2026-11-20T19:00:00Z',
  },
  REWIND_SUBCOMMANDS,
  'list',
)

const recorded = <Answer>(request: Promise<Answer>) =>
  withHints(request, { checkpoints: 'This world keeps no checkpoints: start with npx longan rewind start' })

const lineOf = ({ checkpoint, at, changes }: Checkpoint) =>
  `${String(checkpoint).padStart(6)}  ${new Date(at).toISOString()}  ${changes} changes`

export async function fork(argv: string[]): Promise<void> {
  const command = readCommand(
    {
      run: 'npx longan fork',
      description: 'Creates a copy of a world. Requests name it in the x-mock-world header or the mock_world cookie.',
      flags: { ...MOCK_FLAGS, replace: { description: 'replace an existing world with this name' } },
      positionals: 'NAME',
      example: 'npx longan fork aside\nnpx longan fork second --world first',
    },
    argv,
  )
  const { flags, positionals } = command
  const [name] = positionals
  assertNoExtraPositionals(positionals, 1)
  if (!name) return refuse('The name of the new world is missing')
  await withMock(command, async (control) => {
    await assertWorldExists(control, flags.world)
    const { ask } = control
    if (!flags.replace && (await ask<string[]>('GET /worlds')).includes(name))
      refuse(`There is a world "${name}" already: choose another name, or pass --replace`)
    const copy = await ask<{ name: string; time: number }>('POST /worlds/fork', { name, replace: flags.replace })
    print(`"${copy.name}" is a copy of "${flags.world ?? 'default'}" at ${new Date(copy.time).toISOString()}`)
  })
}
