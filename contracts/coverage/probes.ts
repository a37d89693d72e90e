import { exampleRequests } from '@longan/mock-server/example-requests'
import { readPact } from '../pact-file.ts'
import { type Requester, type Fetch, createRequester } from './requester.ts'
import { type DeclaredOperation, operations, outcomesOf } from './declared.ts'

type Provocation = (
  requester: Requester,
  operation: DeclaredOperation,
  failure: { status: number; code: string },
) => Promise<string>

const restrictedSite =
  (status: object): Provocation =>
  async ({ control, send }) => {
    await control('POST', '/system/status', status)
    const outcome = await send()
    await control('POST', '/system/status', {})
    return outcome
  }

const injectedFault: Provocation = async ({ control, send }, { id }, failure) => {
  await control('POST', '/faults', { operation: id, ...failure, times: 1 })
  return send()
}

const switchedOff: Provocation = async ({ provide, send }, { module, modules = [module!] }) => {
  const all = (isOn: boolean) => Promise.all(modules.map((modId) => provide('a module is switched', { modId, isOn })))
  await all(false)
  const outcome = await send()
  await all(true)
  return outcome
}

/** The same command again with another body: an idempotency key belongs to its body. */
const reusedKey: Provocation = async ({ send }, { id, encrypted }) => {
  const key = { 'idempotency-key': '0b5e2c1a-7d43-4c0d-9a00-c0a7ac7500aa' }
  await send({ headers: key })
  if (!encrypted) return send({ headers: key, body: (text) => ` ${text}` })
  return send({ headers: { ...key, encryption: 'plain' }, body: () => changedBody(id) })
}

/** The pact's body of an operation with an additional field: unknown fields are ignored. */
function changedBody(id: string): string {
  const { plain } = readPact().interactions.find(({ description }) => description === id)?.comments ?? {}
  return JSON.stringify({ ...plain, somethingElse: 'said' })
}

const unknownIdentity: Provocation = async ({ control, provide, send }) => {
  await provide('a module is switched', { modId: 'GOOGLELOGIN3', isOn: true })
  const token = (await control('POST', '/identity/tokens', { provider: 'google.com', sub: 'nobody' })) as object
  return send({ headers: { encryption: 'plain' }, body: () => JSON.stringify({ type: 'firebase', ...token }) })
}

const provocationByFailure: Record<string, Provocation> = {
  '400 function.not.available': ({ send }) => send({ headers: { merchant: 'NOBODY' } }),
  '400 request_body_required': ({ send }) => send({ body: () => '' }),
  '400 request_param_err': ({ send }, { parameters, body }) => {
    const language = parameters.length === 0 && !body ? { language: 'V'.repeat(65) } : undefined
    return send({ query: '\u0000'.repeat(65), body: () => '[', headers: { 'idempotency-key': 'short', ...language } })
  },
  '400 bind_customer_required': unknownIdentity,
  '403 function.not.available': switchedOff,
  '403 ip.restricted': restrictedSite({ ipBlocked: true }),
  '403 region.restricted': restrictedSite({ regionRestriction: true }),
  '413 request.too.large': ({ send }, { maxBody = 1024 * 1024 }) => send({ body: () => ' '.repeat(maxBody + 1) }),
  '422 idempotency.key.reused': reusedKey,
  '429 TOO_MANY_REQUESTS': injectedFault,
  '500 system.error': injectedFault,
  '500 response.invalid': injectedFault,
  '500 ledger.broken': injectedFault,
}

/**
 * Returns the outcomes of raw requests that no client of ours sends: one for each declared failure of each operation that can be provoked in a
 * general way. Each operation has its own world, which is restored after each request.
 */
export async function probe(fetch: Fetch): Promise<string[]> {
  const examples = new Map(exampleRequests().map((example) => [example.operation.id, example]))
  const outcomes: string[] = []
  for (const operation of operations) {
    const requester = await createRequester(fetch, examples.get(operation.id)!)
    for (const { failure, provocation } of provocationsOf(operation)) {
      outcomes.push(await provocation(requester, operation, failure))
    }
    await requester.close()
  }
  return outcomes
}

function provocationsOf(operation: DeclaredOperation) {
  return outcomesOf(operation).flatMap((one) => {
    const [, status = '', code = ''] = one.split(' ')
    const provocation = provocationByFailure[`${status} ${code}`]
    return provocation ? [{ failure: { status: Number(status), code }, provocation }] : []
  })
}
