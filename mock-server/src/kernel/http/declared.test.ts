import { expect, test } from 'vitest'
import { exampleRequests, type ExampleRequest } from '../../adapters/example-requests.ts'
import { type Sent, setup } from '../../adapters/testing.ts'
import { openApiDocument } from '../validation/openapi-document.ts'
import { Refusal } from '../validation/refusal.ts'

const LONG = 'x'.repeat(3000)
const texts = ['abc', LONG, '-1', '0', '0.5', '1e15', 'null', '{}', '%00', 'ễ']
const values = [null, 'abc', '', LONG, -1, 0, 0.5, 1e15, true, [], [null], {}]
const mockErrors = ['response.invalid', 'system.error', 'ledger.broken']

type Json = { [key: string]: unknown }
type Variant = Sent & { path: string; query: Record<string, string> }

function* invalidBodies(body: unknown): Generator<unknown> {
  yield* values
  if (typeof body !== 'object' || body === null) return
  for (const [key, inner] of Object.entries(body)) {
    const { [key]: _left, ...rest } = body as Json
    yield rest
    for (const bad of invalidBodies(inner)) yield Array.isArray(body) ? [bad] : { ...body, [key]: bad }
  }
}

function* variantsOf({ operation, path, query, headers, body }: ExampleRequest): Generator<Variant> {
  const good = { path, query, headers: operation.encrypted ? { ...headers, encryption: 'plain' } : headers, body }
  for (const { name, in: place } of operation.parameters) {
    for (const text of texts) {
      const value = encodeURIComponent(text)
      if (place === 'query') yield { ...good, query: { ...query, [name]: text } }
      if (place === 'header') yield { ...good, headers: { ...good.headers, [name.toLowerCase()]: value } }
      if (place === 'path') yield { ...good, path: operation.path.replace(`{${name}}`, value) }
    }
  }
  if (!operation.body) return
  for (const text of ['', 'abc', '{"a":', LONG.repeat(400)]) yield { ...good, body: text }
  const sent = operation.encrypted ? { type: 'username', username: 'demo01', password: 'Demo@123' } : body
  for (const bad of invalidBodies({ ...everyField(operation.body.schema), ...(sent as Json) }))
    yield { ...good, body: bad }
}

function everyField(schema: { $ref?: string }): Json {
  const shape = schema.$ref ? openApiDocument.schemas[schema.$ref.split('/').at(-1)!] : schema
  const { properties = {} } = shape as { properties?: Json }
  return Object.fromEntries(Object.keys(properties).map((name) => [name, 'abc']))
}

test.each(exampleRequests().map((request) => [request.operation.id, request] as const))(
  '%s gives only declared responses to any request',
  async (_id, request) => {
    const { method, token, responses } = request.operation
    const { call, signIn } = setup()
    const undeclared = new Set<string>()
    let session: string | undefined
    for (const { path, query, ...sent } of variantsOf(request)) {
      if (token === 'required') session ??= await signIn(request.persona)
      const { status, json } = await call(method, `${path}?${new URLSearchParams(query)}`, { token: session, ...sent })
      const isDeclared = status < 300 ? status in responses : responses[status]?.codes?.includes(json.errorCode)
      if (!isDeclared || mockErrors.includes(json?.errorCode))
        undeclared.add(`${status} ${json.errorCode}: ${json.value?.reason}`)
      if (path.endsWith('/logout')) session = undefined
    }

    expect([...undeclared]).toEqual([])
  },
)

async function withWrongRefusal(isStrict: boolean) {
  const site = setup({ isStrict })
  const { services } = await site.mock.worlds.open('default')
  services.wallet.sumOf = () => {
    throw new Refusal(400, 'stake.invalid', 'No')
  }
  return site.call('GET', '/wps/wallets/gcs', { token: await site.signIn() })
}

test('in strict mode an undeclared failure is an error of the mock', async () => {
  const { status, json } = await withWrongRefusal(true)

  expect([status, json.errorCode]).toEqual([500, 'response.invalid'])
  expect(json.value.reason).toContain('getWallet does not declare 400 stake.invalid')
})

test('outside strict mode an undeclared failure is sent with a header that names it', async () => {
  const { status, headers } = await withWrongRefusal(false)

  expect(status).toBe(400)
  expect(headers.get('x-mock-violations')).toBe('getWallet does not declare 400 stake.invalid')
})
