import { exampleRequests } from '@longan/mock-server/example-requests'
import { readPact } from '../pact-file.ts'
import { type Asker, type Fetch, openAsker } from './requester.ts'
import { type Declared, operations, outcomesOf } from './declared.ts'

/** Brings about one failure of an operation, and asks for it; the answer is an outcome. */
type Provocation = (asker: Asker, operation: Declared, failure: { status: number; code: string }) => Promise<string>

const closed =
  (status: object): Provocation =>
  async ({ control, send }) => {
    await control('POST', '/system/status', status)
    const seen = await send()
    await control('POST', '/system/status', {})
    return seen
  }

const failing: Provocation = async ({ control, send }, { id }, failure) => {
  await control('POST', '/faults', { operation: id, ...failure, times: 1 })
  return send()
}

const switchedOff: Provocation = async ({ provide, send }, { module, modules = [module!] }) => {
  const all = (isOn: boolean) => Promise.all(modules.map((modId) => provide('a module is switched', { modId, isOn })))
  await all(false)
  const seen = await send()
  await all(true)
  return seen
}

/** The same command again with another body: an idempotency key belongs to its body. */
const sentAgain: Provocation = async ({ send }, { id, encrypted }) => {
  const key = { 'idempotency-key': '0b5e2c1a-7d43-4c0d-9a00-c0a7ac7500aa' }
  await send({ headers: key })
  if (!encrypted) return send({ headers: key, body: (text) => ` ${text}` })
  return send({ headers: { ...key, encryption: 'plain' }, body: () => otherwise(id) })
}

/** The pact's body of an operation with an additional field: unknown fields are ignored. */
function otherwise(id: string): string {
  const { plain } = readPact().interactions.find(({ description }) => description === id)?.comments ?? {}
  return JSON.stringify({ ...plain, somethingElse: 'said' })
}

/** A person with a valid identity token who has no account. */
const unknown: Provocation = async ({ control, provide, send }) => {
  await provide('a module is switched', { modId: 'GOOGLELOGIN3', isOn: true })
  const token = (await control('POST', '/identity/tokens', { provider: 'google.com', sub: 'nobody' })) as object
  return send({ headers: { encryption: 'plain' }, body: () => JSON.stringify({ type: 'firebase', ...token }) })
}

/** Requests that no client of ours sends, by the failure they cause. */
const provocations: Record<string, Provocation> = {
  '400 function.not.available': ({ send }) => send({ headers: { merchant: 'NOBODY' } }),
  '400 request_body_required': ({ send }) => send({ body: () => '' }),
  '400 request_param_err': ({ send }) =>
    send({ query: '\u0000'.repeat(65), body: () => '[', headers: { 'idempotency-key': 'short' } }),
  '400 bind_customer_required': unknown,
  '403 function.not.available': switchedOff,
  '403 ip.restricted': closed({ ipBlocked: true }),
  '403 region.restricted': closed({ regionRestriction: true }),
  '413 request.too.large': ({ send }, { maxBody = 1024 * 1024 }) => send({ body: () => ' '.repeat(maxBody + 1) }),
  '422 idempotency.key.reused': sentAgain,
  '429 TOO_MANY_REQUESTS': failing,
  '500 system.error': failing,
  '500 response.invalid': failing,
  '500 ledger.broken': failing,
}

/**
 * The outcomes of raw requests, such as no client of ours sends: to every operation one for each failure that it declares and that can be
 * provoked alike everywhere. Each operation is asked in a world of its own, which is as before after each request.
 */
export async function probe(fetch: Fetch): Promise<string[]> {
  const examples = new Map(exampleRequests().map((example) => [example.operation.id, example]))
  const seen: string[] = []
  for (const operation of operations) {
    const asker = await openAsker(fetch, examples.get(operation.id)!)
    for (const { failure, provocation } of provocationsOf(operation)) {
      seen.push(await provocation(asker, operation, failure))
    }
    await asker.close()
  }
  return seen
}

function provocationsOf(operation: Declared) {
  return outcomesOf(operation).flatMap((one) => {
    const [, status = '', code = ''] = one.split(' ')
    const provocation = provocations[`${status} ${code}`]
    return provocation ? [{ failure: { status: Number(status), code }, provocation }] : []
  })
}
