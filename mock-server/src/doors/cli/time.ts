import { readCommand } from '../../../../command-line.ts'
import type { Control } from './control-client.ts'
import { MOCK_FLAGS, refuseMore, say, withMock } from './running-mock.ts'

type Told = { iso: string; factor: number; isFrozen: boolean; dueEvents: number; nextEventAt?: number }

/** The verbs by what stands behind each, and how the control API is asked. */
const VERBS: Readonly<Record<string, { takes?: string; ask(control: Control, value: string): Promise<Told> }>> = {
  show: { ask: (control) => control.ask('GET /clock') },
  advance: { takes: 'a duration such as 2h', ask: ({ ask }, duration) => ask('POST /clock/advance', { duration }) },
  set: { takes: 'an ISO date', ask: ({ ask }, time) => ask('POST /clock/set', { time }) },
  freeze: { ask: (control) => control.ask('POST /clock/freeze') },
  resume: { ask: (control) => control.ask('POST /clock/resume') },
  scale: {
    takes: 'a factor such as 60',
    ask: ({ ask }, factor) => ask('POST /clock/scale', { factor: Number(factor) }),
  },
}

/** `longan time`: the clock of a world. */
export async function time(said: string[]): Promise<void> {
  const command = readCommand(
    {
      run: 'npm run longan -- time',
      about: 'The time of a world: let some pass (with everything that happens on the way), set, stop or scale it.',
      flags: MOCK_FLAGS,
      words: 'show | advance DURATION | set DATE | freeze | resume | scale FACTOR',
      example:
        'npm run longan -- time advance 1h30m\nnpm run longan -- time set 2026-11-20T19:00:00Z --world demo\nnpm run longan -- time scale 60',
    },
    said,
  )
  const { words, refuse } = command
  const [name = 'show', value = ''] = words
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name]! : refuse(`There is no "time ${name}"`)
  refuseMore(words, { most: verb.takes ? 2 : 1, refuse })
  if (verb.takes && value === '') refuse(`"time ${name}" takes ${verb.takes}`)
  if (name === 'scale' && !(Number(value) > 0)) refuse(`"time scale" takes ${verb.takes}, not "${value}"`)
  await withMock(command, async (control) => say(sentenceOf(await verb.ask(control, value))))
}

function sentenceOf({ iso, factor, isFrozen, dueEvents, nextEventAt }: Told): string {
  const pace = isFrozen ? 'stands still' : factor === 1 ? 'passes as it does' : `passes ${factor} times as fast`
  const next = nextEventAt === undefined ? '' : `, the next at ${new Date(nextEventAt).toISOString()}`
  return `It is ${iso}, time ${pace}; ${dueEvents} events are to come${next}`
}
