import { lotteryByCode } from '../domains/lottery/lotteries.ts'
import type { Site } from '../gateway.ts'
import { operationById } from '../kernel/operation-at.ts'
import type { Fault } from '../kernel/faults.ts'
import { invalidField } from '../kernel/refusal.ts'
import { applySettings, profiles } from './profiles.ts'

/** What goes wrong for everybody, by name; it takes the place of other faults. */
const TROUBLES: Readonly<Record<string, readonly Fault[]>> = {
  default: [],
  slow: [{ operation: '*', latencyMs: 2000 }],
  offline: [{ operation: '*', drop: 'before' }],
}

/** The lottery whose countdown the clock of `lottery-clock` shows, and how far off its draw is then, ms. */
const [WATCHED, DRAW_IN] = ['AE63FK3', 30_000]
const CLOCK = 'lottery-clock'

/** How a site may be set up (spec/demo-world.md); besides these, `fail:<operation>:<code>` lets an operation fail, and `blank:<operation>` answer with empty texts and lists. */
export const profileNames: readonly string[] = [...new Set([...Object.keys({ ...profiles, ...TROUBLES }), CLOCK])]

/** Sets the site up as its profile of this name says; an unknown one is refused, and nothing changes. */
export async function applyPreset({ world, services }: Site, name: string): Promise<void> {
  const faults = faultsOf(name)
  if (!faults && !profileNames.includes(name))
    throw invalidField('name', `must be fail:<operation>:<code>, blank:<operation> or one of ${profileNames.join(', ')}`)
  if (Object.hasOwn(profiles, name)) applySettings(world.settings, profiles[name]!())
  if (faults) world.faults.restore([...faults])
  if (name !== CLOCK) return
  world.clock.set(stopBefore(services, world.clock.now()))
  await world.catchUp()
  world.clock.freeze()
}

function faultsOf(name: string): readonly Fault[] | undefined {
  const [kind, operation = '', code = ''] = name.split(':')
  if (kind === 'fail') return [failing(operation, code)]
  if (kind === 'blank') return [blankAt(operation)]
  return Object.hasOwn(TROUBLES, name) ? TROUBLES[name] : undefined
}

/** The operation's own failure of this code; one that it does not declare is refused. */
function failing(operation: string, code: string): Fault {
  const declared = Object.entries(responsesOf(operation))
  const found = declared.find(([, { codes = [] }]) => (codes as string[]).includes(code))
  const known = declared.flatMap(([, { codes = [] }]) => codes)
  if (!found) throw invalidField('name', `must fail with a code that ${operation} declares: ${known.join(', ')}`)
  return { operation, status: Number(found[0]), code: code as NonNullable<Fault['code']> }
}

function blankAt(operation: string): Fault {
  responsesOf(operation)
  return { operation, body: 'blank' }
}

function responsesOf(operation: string) {
  const found = operationById.get(operation)
  if (!found) throw invalidField('name', `names ${operation}, which is not an operationId of the description`)
  return found.responses
}

/** So long before the draw of the watched lottery; before the one after it, where that is nearer. */
function stopBefore({ lottery }: Site['services'], now: number): number {
  const drawAt = lottery.nextDrawAt(WATCHED)
  return drawAt - DRAW_IN >= now ? drawAt - DRAW_IN : drawAt + lotteryByCode(WATCHED).period - DRAW_IN
}
