import type { Control } from './control-client.ts'
import { defineSubcommands, type Subcommand } from './subcommands.ts'

type Told = { iso: string; factor: number; isFrozen: boolean; dueEvents: number; nextEventAt?: number }

/** What the clock is asked to do, and how it stands then. */
const asking = (
  command: `${'GET' | 'POST'} /clock${string}`,
  body: (value: string) => object | undefined = () => undefined,
) => ({
  work: async ({ ask }: Control, value: string) => [sentenceOf(await ask<Told>(command, body(value)))],
})

const VERBS: Readonly<Record<string, Subcommand>> = {
  show: asking('GET /clock'),
  advance: {
    takes: 'a duration such as 2h',
    ...asking('POST /clock/advance', (said) => ({ duration: /^\d+$/.test(said) ? Number(said) : said })),
  },
  set: { takes: 'an ISO date', ...asking('POST /clock/set', (time) => ({ time })) },
  freeze: asking('POST /clock/freeze'),
  resume: asking('POST /clock/resume'),
  scale: {
    takes: 'a factor such as 60',
    fits: (factor) => Number(factor) > 0,
    ...asking('POST /clock/scale', (factor) => ({ factor: Number(factor) })),
  },
}

/** `longan time`: the clock of a world. */
export const time = defineSubcommands(
  {
    name: 'time',
    about: 'The time of a world: let some pass (with everything that happens on the way), set, stop or scale it.',
    words: 'show | advance DURATION | set DATE | freeze | resume | scale FACTOR',
    example:
      'npm run longan -- time advance 1h30m\nnpm run longan -- time set 2026-11-20T19:00:00Z --world demo\nnpm run longan -- time scale 60',
  },
  VERBS,
  'show',
)

function sentenceOf({ iso, factor, isFrozen, dueEvents, nextEventAt }: Told): string {
  const pace = isFrozen ? 'stands still' : factor === 1 ? 'passes as it does' : `passes ${factor} times as fast`
  const next = nextEventAt === undefined ? '' : `, the next at ${new Date(nextEventAt).toISOString()}`
  return `It is ${iso}, time ${pace}; ${dueEvents} events are to come${next}`
}
