import * as v from 'valibot'
import { actions, assertGiven, defineTool, optionalText, worldField } from '../tool.ts'

type ClockState = {
  iso: string
  time: number
  factor: number
  isFrozen: boolean
  dueEvents: number
  nextEventAt?: number
}

const YEARS = /^(\d+)y$/

export const clock = defineTool({
  name: 'clock',
  title: 'Clock of a world',
  description:
    'Shows, advances, sets, freezes, resumes or scales the clock of a world. Everything that becomes due on the way happens: draws, payouts, expiries. Durations: 90s, 1h30m, 7d, 1y (365 days).',
  schema: v.strictObject({
    action: actions(['show', 'advance', 'set', 'freeze', 'resume', 'scale']),
    world: worldField,
    duration: optionalText('of advance: 90s, 1h30m, 7d, 1y'),
    time: optionalText('of set: an ISO date'),
    factor: v.optional(v.pipe(v.number('must be a number'), v.description('of scale: 60 is a minute per second'))),
  }),
  async run(input, context) {
    const { control } = await context.openWorld(input.world)
    const { action, duration, time, factor } = input
    if (action === 'advance') assertGiven('clock', input, 'duration')
    if (action === 'set') assertGiven('clock', input, 'time')
    if (action === 'scale') assertGiven('clock', input, 'factor')
    const bodies = { advance: { duration: inDays(duration) }, set: { time }, scale: { factor }, freeze: {}, resume: {} }
    const state = await (action === 'show'
      ? control<ClockState>('GET /clock')
      : control<ClockState>(`POST /clock/${action}`, bodies[action]))
    const { iso, time: _ms, nextEventAt, ...rest } = state
    return {
      value: {
        time: iso,
        ...rest,
        nextEventAt: nextEventAt === undefined ? undefined : new Date(nextEventAt).toISOString(),
      },
    }
  },
})

function inDays(duration: string | undefined): string | undefined {
  const years = duration && YEARS.exec(duration)?.[1]
  return years ? `${Number(years) * 365}d` : duration
}
