import { plainBody } from '../../kernel/answer.ts'
import type { Operation } from '../../kernel/description.ts'
import { failure } from '../../kernel/failure.ts'
import type { Call, Reply } from '../../kernel/http.ts'
import { operationAt } from '../../kernel/operation-at.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { createValidation } from '../../kernel/validation.ts'
import { aroundDiffers } from '../drift/around-answer.ts'
import { readAnswer } from '../drift/asked-request.ts'
import type { Answer, Side } from '../drift/gateway-side.ts'
import { compare } from '../drift/differences.ts'
import { isSafe } from '../drift/safe-operations.ts'
import { compileAtRunTime } from '../validators/ajv.ts'

export type BesideOptions = {
  gateway: Side
  /** Tags that the gateway answers. */
  real: readonly string[]
  /** Tags whose questions the gateway is asked, too; the mock answers. */
  shadow: readonly string[]
  /** A session at the gateway, instead of the caller's at the mock. */
  token?: string | undefined
  /** The merchant that the gateway knows, instead of the mock's. */
  merchant?: string | undefined
  /** Hears each difference once; no value of an answer, no token and nothing that was sent is in it. */
  log(sentence: string): void
}
type Handle = (call: Call) => Promise<Reply>

const PASSED_ON = ['merchant', 'language', 'encryption', 'content-type', 'moduleid', 'x-captcha-id', 'idempotency-key']
/** So many questions at once are compared besides being answered. */
const MOST_FOLLOWING = 20
const validation = createValidation(compileAtRunTime)

/** Puts a gateway beside a mock: some tags are the gateway's, of some the answers are compared, the rest is the mock's. */
export function besideGateway(handle: Handle, options: BesideOptions): Handle {
  const { real, shadow } = options
  const tell = onlyOnce(options.log)
  let [following, shadowed, skipped] = [0, 0, 0]
  return async (call) => {
    const operation = operationAt(call.method, call.path)?.target
    if (operation && real.includes(operation.domain)) return answerOf(operation, await checked(operation, call))
    const reply = await handle(call)
    if (operation && shadow.includes(operation.domain) && isSafe(operation)) follow(operation, call, reply)
    return reply
  }

  /** The page does not wait for a gateway that it does not see. One that does not keep up is asked less. */
  function follow(operation: Operation, call: Call, reply: Reply) {
    shadowed++
    if (following >= MOST_FOLLOWING) return tellSkipped(++skipped)
    following++
    compared(operation, call, reply)
      .catch((error: Error) => tell(`${operation.id}: cannot be compared: ${error.message}`))
      .finally(() => following--)
  }

  /** At the first, the tenth, the hundredth: who sees no difference shall know how much was compared. */
  function tellSkipped(count: number) {
    if (/^10*$/.test(String(count)))
      tell(`${count} of ${shadowed} shadowed questions were not compared: the gateway does not keep up`)
  }

  async function checked(operation: Operation, call: Call): Promise<Answer> {
    const fault = requestFaultOf(operation, call)
    if (fault) tell(`${operation.id}: ${fault}`)
    const answer = await asked(operation, call, options)
    tellAll(operation, saidOf(operation, answer))
    return answer
  }

  async function compared(operation: Operation, call: Call, { status, body }: Reply) {
    const ours = readAnswer(operation, { status, body })
    const answer = await asked(operation, call, options)
    tellAll(operation, saidOf(operation, answer, 'value' in ours ? ours.value : undefined))
  }

  function tellAll({ id }: Operation, sentences: Iterable<string>) {
    for (const sentence of sentences) tell(`${id}: ${sentence}`)
  }
}

/** What is told of an answer. Without one of the mock's, the description alone is held against it. */
function* saidOf(operation: Operation, answer: Answer, mock?: unknown): Generator<string> {
  if ('failure' in answer) return yield `the gateway does not answer: ${answer.failure}`
  const read = readAnswer(operation, answer)
  if ('fault' in read) return yield `the gateway ${read.fault}`
  for (const { field, says } of aroundDiffers(operation, answer, read)) yield `${field} ${says}`
  if ('value' in read) {
    for (const { field, says } of compare(operation, { answer: read.value, mock }).differences) yield `${field} ${says}`
  } else if (mock !== undefined) {
    // A gateway that knows nobody's session would look like one that never differs.
    yield `not compared: the gateway refuses with ${read.refused}, the mock does not`
  }
}

function onlyOnce(log: (sentence: string) => void) {
  const told = new Set<string>()
  return (sentence: string) => {
    if (!told.has(sentence)) log(sentence)
    told.add(sentence)
  }
}

/** What the mock answers to, and the names under which a query has it. */
const OUR_MERCHANT = 'DEMO'
const MERCHANTS = ['merchant', 'merchantCode', 'merchant_code']

function asked(operation: Operation, { method, path, query, header, body }: Call, options: BesideOptions) {
  const { gateway, token, merchant = OUR_MERCHANT } = options
  const own = operation.parameters.flatMap((one) => (one.in === 'header' ? one.name.toLowerCase() : []))
  const passed = [...PASSED_ON, ...own].flatMap((name) => (header(name) === undefined ? [] : [[name, header(name)!]]))
  const session = token ?? header('authorization')
  const headers = {
    ...Object.fromEntries(passed),
    ...(header('merchant') === OUR_MERCHANT && { merchant }),
    ...(session && operation.token !== 'none' && { authorization: session }),
  }
  const search = new URLSearchParams(query)
  if (token && search.has('token')) search.set('token', token)
  for (const name of MERCHANTS) if (search.get(name) === OUR_MERCHANT) search.set(name, merchant)
  const line = search.size > 0 ? `${path}?${search.toString()}` : path
  return gateway(line, { method, headers, ...(body !== '' && { body }) })
}

/** What is encrypted only the gateway reads. */
function requestFaultOf(operation: Operation, call: Call): string | undefined {
  const path = operationAt(call.method, call.path)?.params ?? {}
  try {
    validation.parseParameters(operation, 'query', Object.fromEntries(call.query))
    validation.parseParameters(operation, 'path', path)
    validation.checkHeaders(operation, call.header)
    const body = operation.body && !operation.encrypted ? plainBody(operation, call) : undefined
    if (body !== undefined) validation.checkBody(operation, body)
    return undefined
  } catch (error) {
    // Its reason names the field and the rule, not what was sent.
    return `the request does not fit: ${(error as Error).message}`
  }
}

function answerOf(operation: Operation, answer: Answer): Reply {
  if ('failure' in answer)
    return failure(new Refusal(500, 'system.error', `The gateway does not answer: ${answer.failure}`))
  const isText = operation.responses['200']?.contentType?.startsWith('text/plain') && answer.status === 200
  const type = isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8'
  return { status: answer.status, headers: { 'content-type': type, ...answer.headers }, body: answer.body }
}
