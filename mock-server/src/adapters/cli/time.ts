import type { Control } from './control-client.ts'
import { defineSubcommands, type Subcommand } from './subcommands.ts'

type ClockState = { iso: string; factor: number; isFrozen: boolean; dueEvents: number; nextEventAt?: number }

const sending = (
  command: `${'GET' | 'POST'} /clock${string}`,
  toBody: (value: string) => object | undefined = () => undefined,
) => ({
  run: async ({ ask }: Control, value: string) => [describe(await ask<ClockState>(command, toBody(value)))],
})

const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
  show: sending('GET /clock'),
  advance: {
    argument: 'a duration such as 2h',
    ...sending('POST /clock/advance', (value) => ({ duration: /^\d+$/.test(value) ? Number(value) : value })),
  },
  set: { argument: 'an ISO date', ...sending('POST /clock/set', (time) => ({ time })) },
  freeze: sending('POST /clock/freeze'),
  resume: sending('POST /clock/resume'),
  scale: {
    argument: 'a factor such as 60',
    isValid: (factor) => Number(factor) > 0,
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
  SUBCOMMANDS,
  'show',
)

function describe({ iso, factor, isFrozen, dueEvents, nextEventAt }: ClockState): string {
  const pace = isFrozen ? 'frozen' : factor === 1 ? 'running' : `running ${factor} times as fast`
  const next = nextEventAt === undefined ? '' : `, the next at ${new Date(nextEventAt).toISOString()}`
  return `It is ${iso}, the clock is ${pace}; ${dueEvents} scheduled events${next}`
}
