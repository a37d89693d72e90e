import { emptyBody } from './empty-body.ts'
import type { Operation } from './openapi-document.ts'
import { failure, languageOfCall, preferred } from './failure.ts'
import type { Fault } from './faults.ts'
import type { Call, Reply } from './http.ts'
import type { Language } from './language.ts'
import { Refusal, responseInvalid } from './refusal.ts'
import type { World } from './world.ts'

/** What stands around the work on a call: faults that were asked for, failures, and the promises about money and about the description. */
export function createGuard(world: World, { isStrict }: { isStrict: boolean }) {
  /** Turns what is thrown into a failure; a broken promise about money outranks any answer. */
  async function caught(task: () => Promise<Reply>, call: Call, operation?: Operation): Promise<Reply> {
    const reply = await task().catch((error: unknown) => refused(error, languageOfCall(call), operation))
    const broken = world.books.check()
    return broken
      ? failure(new Refusal(500, 'ledger.broken', `The books do not balance: ${broken}`), languageOfCall(call))
      : reply
  }

  /** A failure must be one that the operation declares, as a success must have the shape it declares. */
  function refused(error: unknown, language: Language, operation?: Operation): Reply {
    const reply = failure(error, language)
    const violation = operation && undeclared(operation, error)
    if (!violation) return reply
    if (isStrict) return failure(responseInvalid(violation), language)
    reply.headers['x-mock-violations'] = violation
    return reply
  }

  /** Lets faults strike around the work that is called `name`, outside of it. */
  async function struck(name: string, call: Call, work: () => Promise<Reply>): Promise<Reply> {
    const fault = world.faults.strike(name, () => world.random('fault', world.ids.next('fault')).next())
    if (!fault) return work()
    const { status, drop, timeout } = fault
    const isInstead = status !== undefined || drop === 'before' || timeout === 'before'
    return applyFault(isInstead ? failure(faultRefusal(fault), languageOfCall(call)) : await work(), fault)
  }

  return {
    /** Around an operation of the description. */
    async guarded(operation: Operation, call: Call, task: () => Promise<Reply>): Promise<Reply> {
      return preferred(operation, call) ?? struck(operation.id, call, () => caught(task, call, operation))
    },
    /** Around a call of a partner's client, which the description does not know. */
    guardedPartner: (name: string, call: Call, task: () => Promise<Reply>) =>
      struck(name, call, () => caught(task, call)),
  }
}

function undeclared({ id, responses }: Operation, error: unknown): string | undefined {
  // The mock's own mistake is no promise of anybody's.
  if (!(error instanceof Refusal) || error.code === 'response.invalid') return undefined
  // What is declared for the rest may have any code, as a status without codes may.
  const declared = responses[error.status] ?? responses['default']
  if (declared && (!declared.codes || declared.codes.includes(error.code))) return undefined
  return `${id} does not declare ${error.status} ${error.code}`
}

/** The answer as the fault wants it; what takes time or a connection is for the door to act out. */
const applyFault = (reply: Reply, { latencyMs, firstByteMs, drop, timeout, body }: Fault): Reply => ({
  ...reply,
  ...(body === 'malformed' && { body: reply.body.slice(0, -1) }),
  ...(body === 'blank' && { body: emptyBody(reply) }),
  ...(latencyMs !== undefined && { latencyMs }),
  ...(firstByteMs !== undefined && { firstByteMs }),
  connectionReset: drop !== undefined,
  noResponse: timeout !== undefined,
  truncatedBody: body === 'half',
})

const faultRefusal = ({ status = 503, code = 'system.error' }: Fault) =>
  new Refusal(status, code, `A fault was asked for: ${code}`)
