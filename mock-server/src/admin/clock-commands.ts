import * as v from 'valibot'
import { MAX_TIME, MIN_TIME, parseIsoDate } from '../kernel/world/clock.ts'
import { factorSchema, timestampSchema } from '../kernel/world/limits.ts'
import { invalidField } from '../kernel/validation/refusal.ts'
import type { World } from '../kernel/world/world.ts'
import { command } from './control-route.ts'

const UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** `"2h"`, `"1h30m"`, `"90s"` or a number of ms. */
const durationSchema = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((text) => (typeof text === 'number' ? text : durationOf(text))),
  v.number('must be a duration such as "2h", "90s" or a number of ms'),
  v.minValue(0, 'must not be negative'),
)

function durationOf(text: string): number {
  if (!/^(\d+(ms|s|m|h|d))+$/.test(text)) return Number.NaN
  return [...text.matchAll(/(\d+)(ms|[smhd])/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * UNITS[unit as keyof typeof UNITS],
    0,
  )
}

const DIGITS = /^\d{5,}$/

/** Ms since the epoch (in a query as digits), or an ISO date. */
export const timeSchema = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((time) => (typeof time === 'number' || DIGITS.test(time) ? Number(time) : parseIsoDate(time))),
  timestampSchema,
)

/** The time to which the clock of a world is set, or at which the world begins. */
export const worldTimeSchema = v.pipe(timeSchema, v.minValue(MIN_TIME, 'must not be before 1971'))

/** Refuses a step beyond the year 2100 before anything changes. */
function advance({ clock }: World, { duration }: { duration: number }) {
  if (clock.now() + duration > MAX_TIME) throw invalidField('duration', 'leads beyond the year 2100')
  clock.advance(duration)
}

const describeClock = ({ clock, events }: World) => {
  const { factor, isFrozen } = clock.state()
  const time = clock.now()
  return {
    time,
    iso: new Date(time).toISOString(),
    factor,
    isFrozen,
    dueEvents: events.size(),
    nextEventAt: events.next(),
  }
}

const moving =
  <Input>(move: (world: World, input: Input) => void) =>
  async ({ site, input }: { site: { world: World }; input: Input }) => {
    move(site.world, input)
    await site.world.catchUp()
    return describeClock(site.world)
  }

export const clockCommands = [
  command('GET /clock', v.strictObject({}), ({ site }) => describeClock(site.world)),
  command('POST /clock/advance', v.strictObject({ duration: durationSchema }), moving(advance)),
  command(
    'POST /clock/set',
    v.strictObject({ time: worldTimeSchema }),
    moving((world, { time }) => world.clock.set(time)),
  ),
  command(
    'POST /clock/freeze',
    v.strictObject({}),
    moving((world) => world.clock.freeze()),
  ),
  command(
    'POST /clock/resume',
    v.strictObject({}),
    moving((world) => world.clock.resume()),
  ),
  command(
    'POST /clock/scale',
    v.strictObject({ factor: factorSchema }),
    moving((world, { factor }) => world.clock.scale(factor)),
  ),
]
