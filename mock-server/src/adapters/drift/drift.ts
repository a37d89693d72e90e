import type { MockServer } from '../../mock-server.ts'
import { PERSONA_PASSWORD } from '../../scenarios/personas.ts'
import { exampleRequests, type ExampleRequest } from '../example-requests.ts'
import { compareHeaders } from './compare-headers.ts'
import { ask, type Read, readAnswer, requestFaultOf } from './build-request.ts'
import { compare, type Difference } from './differences.ts'
import type { Side } from './gateway-client.ts'
import { redacted } from './redact.ts'
import { refusalDiffers } from './refusals.ts'
import { isSafe } from './safe-operations.ts'
import { sealedFor } from './encrypted-request.ts'

/** The result of one operation. */
export type OperationDiff = { operation: string; tag: string; method: string; path: string } & (
  | { word: 'same'; absent: string[] }
  | { word: 'differs'; differences: Difference[]; absent: string[]; received?: unknown }
  | { word: 'refused' | 'skipped'; reason: string }
)
export type DriftOptions = {
  gateway: Side
  /** The mock to compare with. Each operation uses a world of its own. */
  mock: MockServer
  merchant: string
  token?: string | undefined
  /** Only operations of this tag. */
  only?: string | undefined
  /** Call what changes something, too. */
  isUnsafe?: boolean
}

/** Compares a gateway with the document and the mock, operation by operation. Sends queries only, unless `isUnsafe` is set. */
export async function* drift(options: DriftOptions): AsyncGenerator<OperationDiff> {
  const { only, isUnsafe = false } = options
  for (const example of exampleRequests()) {
    const { id, domain, method, path } = example.operation
    if (only !== undefined && domain !== only) continue
    if (!isUnsafe && !isSafe(example.operation)) continue
    const reason = reasonToSkip(example, options)
    const became = reason ? { word: 'skipped' as const, reason } : await tried(example, options)
    yield { operation: id, tag: domain, method, path, ...became }
  }
}

export const driftTags = (): string[] => [...new Set(exampleRequests().map(({ operation }) => operation.domain))]

function reasonToSkip({ operation }: ExampleRequest, { token }: DriftOptions): string | undefined {
  if (operation.token === 'required' && !token) return 'it takes a session: --token'
  // A member has one session: a login with the token's account would end it.
  const endsIt = token ? /^(logout|login$|verifyLogin)/ : /^logout/
  return endsIt.test(operation.id) ? 'it would end the session' : undefined
}

/** The gateway does not know who asks. */
const OF_NOBODY = / (?:login\.not\.session|user\.or\.token\.invalid)$/

/** Before a gateway reads anything, something in front of it may refuse with no more than a status. */
const UNHEARD = /^answers 401 /

/** Returns how many operations were refused because the gateway does not accept the token. */
export function withoutSession(results: readonly OperationDiff[]): number {
  const refused = results.filter((one) => one.word === 'refused' && OF_NOBODY.test(one.reason)).length
  const unheard = results.filter(
    (one) => one.word === 'differs' && one.differences.some(({ says }) => UNHEARD.test(says)),
  ).length
  return unheard > 0 && unheard === results.filter(({ word }) => word !== 'skipped').length ? unheard : refused
}

async function tried(example: ExampleRequest, options: DriftOptions) {
  const { operation } = example
  const fault = requestFaultOf(example)
  if (fault) return differing([{ field: 'request', says: fault }])
  const answer = await answered(example, options)
  if ('failure' in answer) return differing([{ field: 'answer', says: `does not come: ${answer.failure}` }])
  const read = readAnswer(operation, answer)
  if ('fault' in read) return differing([{ field: 'answer', says: read.fault }])
  const ours = await ofMock(example, options)
  const around = compareHeaders(operation, answer, read)
  if ('refused' in read) {
    const says = refusalDiffers(operation, read, ours)
    const all = says ? [{ field: 'answer', says }, ...around] : around
    return all.length > 0 ? differing(all) : { word: 'refused' as const, reason: read.refused }
  }
  const mock = 'value' in ours ? ours.value : undefined
  const { differences: inside, absent } = compare(operation, { answer: read.value, mock })
  const differences = [...around, ...inside]
  if (differences.length === 0) return { word: 'same' as const, absent }
  return { ...differing(differences, absent), received: redacted(read.value, options.token ? [options.token] : []) }
}

/** Returns the gateway's response; an encrypted body is encrypted with the gateway's key. */
async function answered(example: ExampleRequest, { gateway, merchant, token }: DriftOptions) {
  try {
    return await ask(gateway, await sealedFor(gateway, example, merchant), { merchant, token })
  } catch (error) {
    return { failure: `its body cannot be encrypted (${(error as { code?: string }).code})` }
  }
}

const differing = (differences: Difference[], absent: string[] = []) => ({
  word: 'differs' as const,
  differences,
  absent,
})

/** Returns the mock's response to the same request, for a persona. Commands use a new world. */
async function ofMock(example: ExampleRequest, { mock }: DriftOptions): Promise<Read> {
  const { operation, persona } = example
  const isOwn = !isSafe(operation)
  const name = isOwn ? operation.id : persona
  const side: Side = async (path, { headers, ...init }) => {
    const own = { ...headers, 'x-mock-world': name }
    const response = await mock.fetch(new Request(`http://mock.local${path}`, { ...init, headers: own }))
    return { status: response.status, body: await response.text() }
  }
  const { world } = await mock.worlds.open(name)
  if (operation.module) Object.assign(world.settings.flags, { [operation.module]: true })
  const token = operation.token === 'none' ? undefined : await signIn(side, persona)
  const answer = await ask(side, example, { merchant: 'DEMO', token })
  const read = 'failure' in answer ? { fault: answer.failure } : readAnswer(operation, answer)
  if (isOwn) mock.worlds.remove(name)
  return read
}

async function signIn(side: Side, username: string): Promise<string> {
  const headers = { merchant: 'DEMO', 'content-type': 'application/json', encryption: 'plain' }
  const body = JSON.stringify({ type: 'username', username, password: PERSONA_PASSWORD })
  const answer = await side('/wps/session/login', { method: 'POST', headers, body })
  if ('failure' in answer) throw new Error(`Failed to sign in at the mock: ${answer.failure}`)
  return (JSON.parse(answer.body) as { value: { token: string } }).value.token
}
