import { lotteryByCode } from '../domains/lottery/lotteries.ts'
import type { Site } from '../gateway.ts'
import { operationById } from '../kernel/http/operations.ts'
import type { Fault } from '../kernel/world/faults.ts'
import { invalidField } from '../kernel/validation/refusal.ts'
import { applySettings, presets } from './presets.ts'

/** Presets of faults by name; they replace all other faults. */
const FAULT_PRESETS: Readonly<Record<string, readonly Fault[]>> = {
  default: [],
  slow: [{ operation: '*', latencyMs: 2000 }],
  offline: [{ operation: '*', drop: 'before' }],
}

/** The lottery that `lottery-clock` stops the clock for, and the remaining time to its draw, ms. */
const [WATCHED_LOTTERY, DRAW_IN] = ['AE63FK3', 30_000]
const CLOCK_PRESET = 'lottery-clock'

/** Names of presets (spec/demo-world.md). Further presets: `fail:<operation>:<code>` makes an operation fail, `blank:<operation>` empties its texts and lists. */
export const presetNames: readonly string[] = [
  ...new Set([...Object.keys({ ...presets, ...FAULT_PRESETS }), CLOCK_PRESET]),
]

/** Applies a preset to the site. Throws a Refusal for an unknown name and changes nothing then. */
export async function applyPreset({ world, services }: Site, name: string): Promise<void> {
  const faults = faultsOf(name)
  if (!faults && !presetNames.includes(name))
    throw invalidField('name', `must be fail:<operation>:<code>, blank:<operation> or one of ${presetNames.join(', ')}`)
  if (Object.hasOwn(presets, name)) applySettings(world.settings, presets[name]!())
  if (faults) world.faults.restore([...faults])
  if (name !== CLOCK_PRESET) return
  world.clock.set(timeBeforeDraw(services, world.clock.now()))
  await world.catchUp()
  world.clock.freeze()
}

function faultsOf(name: string): readonly Fault[] | undefined {
  const [kind, operation = '', code = ''] = name.split(':')
  if (kind === 'fail') return [toErrorFault(operation, code)]
  if (kind === 'blank') return [toEmptyBodyFault(operation)]
  return Object.hasOwn(FAULT_PRESETS, name) ? FAULT_PRESETS[name] : undefined
}

function toErrorFault(operation: string, code: string): Fault {
  const declared = Object.entries(responsesOf(operation))
  const found = declared.find(([, { codes = [] }]) => (codes as string[]).includes(code))
  const known = declared.flatMap(([, { codes = [] }]) => codes)
  if (!found) throw invalidField('name', `must fail with a code that ${operation} declares: ${known.join(', ')}`)
  return { operation, status: Number(found[0]), code: code as NonNullable<Fault['code']> }
}

function toEmptyBodyFault(operation: string): Fault {
  responsesOf(operation)
  return { operation, body: 'blank' }
}

function responsesOf(operation: string) {
  const found = operationById.get(operation)
  if (!found) throw invalidField('name', `names ${operation}, which is not an operationId of the OpenAPI document`)
  return found.responses
}

function timeBeforeDraw({ lottery }: Site['services'], now: number): number {
  const drawAt = lottery.nextDrawAt(WATCHED_LOTTERY)
  return drawAt - DRAW_IN >= now ? drawAt - DRAW_IN : drawAt + lotteryByCode(WATCHED_LOTTERY).period - DRAW_IN
}
