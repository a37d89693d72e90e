import * as v from 'valibot'
import { type Fault, faultSchema } from '../../../kernel/world/faults.ts'
import { actions, assertGiven, defineTool, optionalText, worldField } from '../tool.ts'
import { ToolFailure } from '../tool-failure.ts'
import { assertOperation, getOperation } from '../operations.ts'

const number = (description: string) => v.optional(v.pipe(v.number('must be a number'), v.description(description)))
const moment = (description: string) => v.optional(v.pipe(v.picklist(['before', 'after']), v.description(description)))

/** Returns the status of a code that the operation declares, so that a caller need not know it. */
async function statusOf(operation: string, code: string): Promise<number> {
  const { documented } = await getOperation(operation)
  const declared = Object.entries(documented.responses).map(
    ([status, response]) => [status, response['x-error-codes'] ?? []] as const,
  )
  const found = declared.find(([, codes]) => codes.includes(code))
  if (found) return Number(found[0])
  throw new ToolFailure(
    `code: ${operation} does not declare "${code}"; it declares ${declared.flatMap(([, codes]) => codes).join(', ')}`,
    'name one of these codes, or set a status with your code',
  )
}

const NO_EFFECT = 'operation: would not change: set code, status, latencyMs, drop, timeout or body'

/** Returns the fault of an input. An invalid one must not leave the harmless fault of the calls before it. */
function readFault({ action: _action, world: _world, onCall: _onCall, ...input }: Record<string, unknown>): Fault {
  const { success, output, issues } = v.safeParse(faultSchema, input)
  if (!success)
    throw new ToolFailure(
      `${v.getDotPath(issues[0]) ?? 'operation'}: ${issues[0].message}`,
      'correct it, and call faults again',
    )
  const { operation: _operation, times: _times, probability: _probability, ...effect } = output
  if (Object.values(effect).some((one) => one !== undefined)) return output
  throw new ToolFailure(NO_EFFECT, `faults {"action":"add","operation":"${output.operation}","code":"system.error"}`)
}

export const faults = defineTool({
  name: 'faults',
  title: 'Faults',
  description:
    'Makes an operation fail, answer late or lose its connection; lists or clears faults. onCall 3 lets two calls pass and begins with the third; times limits how often the fault applies.',
  schema: v.strictObject({
    action: actions(['list', 'add', 'clear']),
    world: worldField,
    operation: optionalText('an operationId, or its beginning and *: depositBy*; * for all'),
    code: optionalText('of the error, such as system.error'),
    status: number('400 to 599; by default that of the code'),
    onCall: v.optional(
      v.pipe(
        v.number('must be a number'),
        v.integer(),
        v.minValue(1),
        v.maxValue(1000),
        v.description('the first call that fails'),
      ),
    ),
    times: number('how often the fault applies; without it until it is cleared'),
    latencyMs: number('answers later'),
    drop: moment('closes the connection before or after the operation runs'),
    timeout: moment('never answers; the operation runs before that or not'),
    body: v.optional(v.picklist(['malformed', 'half', 'blank'])),
    probability: number('0 to 1'),
  }),
  async run(input, context) {
    const { control, name } = await context.openWorld(input.world)
    const { action, onCall = 1 } = input
    if (action === 'list') return { value: await control('GET /faults') }
    if (action === 'clear') {
      await control('DELETE /faults', { operation: input.operation })
      return { value: await control('GET /faults') }
    }
    assertGiven('faults', input, 'operation')
    const { operation, code, status } = input
    await assertOperation(operation)
    const fault = readFault({ ...input, status: status ?? (code && (await statusOf(operation, code))) })
    // The first fault that matches a call applies: a harmless one takes the calls before.
    if (onCall > 1) await control('POST /faults', { operation, latencyMs: 0, times: onCall - 1 })
    const value = await control<unknown[]>('POST /faults', fault)
    return { value, next: `requests {"world":"${name}","operation":"${operation}"} after the calls` }
  },
})
