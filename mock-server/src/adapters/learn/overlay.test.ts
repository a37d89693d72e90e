import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createMockServer } from '../../mock-server.ts'
import { createAjv } from '../../validators/ajv.ts'
import { readGatewayDocument } from '../docs.ts'
import { longan, ownFolder } from '../cli/testing.ts'
import type { Overlay } from './overlay.ts'

type Json = Record<string, never>
type Exchange = { path: string; method?: string; sent?: object; status?: number; body?: unknown }

const DAY = '2026-11-20'
const TOKEN = '0b5e2c1a-7d43-4c0d-9a00-c0a7ac7500aa'

const toEntry = ({ path, method = 'GET', sent, status = 200, body }: Exchange) => ({
  startedDateTime: `${DAY}T12:42:00.000Z`,
  request: {
    method,
    url: `https://gateway.example${path}`,
    headers: [{ name: 'authorization', value: TOKEN }],
    ...(sent && { postData: { mimeType: 'application/json', text: JSON.stringify(sent) } }),
  },
  response: { status, content: { mimeType: 'application/json', text: JSON.stringify(body) } },
})

/** Runs `longan learn --write` with these calls and returns what it wrote. */
async function propose(...exchanges: Exchange[]) {
  await using folder = await ownFolder()
  const [har, target] = [folder.file('capture.har'), folder.file('proposal')]
  await writeFile(har, JSON.stringify({ log: { entries: exchanges.map(toEntry) } }))
  const { out } = await longan('learn', har, '--write', target)
  const text = await readFile(`${target}/openapi.overlay.json`, 'utf8')
  const states = await readFile(`${target}/provider-states.json`, 'utf8')
  const overlay = JSON.parse(text) as Overlay
  return { out, text: text + states, overlay, states: JSON.parse(states) as { state: string; params: Json }[] }
}

const STEP = /\['((?:[^'\\]|\\.)*)'\]|\[(\d+)\]|\[\?@ == '([^']*)'\]/g

/** Applies an overlay whose targets are normalized paths, or entries of a list by their value. */
async function apply({ actions }: Overlay) {
  const document = structuredClone(await readGatewayDocument()) as Json
  for (const { target, update, remove } of actions) {
    const steps = [...target.matchAll(STEP)].map(([, name, index, value]) => name ?? index ?? { value })
    const last = steps.pop()!
    const parent = steps.reduce<Json>((at, step) => at[String(step)]!, document)
    const key = typeof last === 'object' ? (parent as unknown as unknown[]).indexOf(last.value) : last
    if (remove) removeAt(parent, key)
    else merge(parent[key]!, update)
  }
  return document
}

function removeAt(parent: Json, key: string | number) {
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else delete parent[key]
}

function merge(target: Json, update: unknown) {
  expect(target).toBeTypeOf('object')
  if (Array.isArray(target)) return void target.push(update as never)
  for (const [name, value] of Object.entries(update as Json)) {
    const isBoth = [target[name], value].every((one) => typeof one === 'object' && one !== null && !Array.isArray(one))
    if (isBoth) merge(target[name]!, value)
    else target[name] = value
  }
}

/** Returns true if the body is valid by the document, and has no field that it does not have. */
function accepts(document: Json, [path, method, status]: readonly [string, string, number], body: unknown): boolean {
  const schema = document['paths']![path]![method]!['responses']![status]!['content']!['application/json']!['schema']
  const ajv = createAjv(false)
  ajv.addSchema({ components: document['components'] }, 'document')
  const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components')
  return ajv.validate(JSON.parse(text) as object, body)
}

const success = (value: unknown) => ({ success: true, value })
const WALLET = ['/wps/wallets/gcs', 'get', 200] as const

test('a new field is proposed with its schema, where it came from and when', async () => {
  const { overlay } = await propose({
    path: '/wps/wallets/gcs',
    body: success({ sumBalance: 5, bonus: [{ amount: 1, until: null }] }),
  })

  expect(overlay.actions).toEqual([
    {
      target: "$['components']['schemas']['Wallet']",
      update: {
        properties: {
          bonus: {
            type: 'array',
            items: {
              type: 'object',
              required: ['amount', 'until'],
              properties: { amount: { type: 'number' }, until: { type: 'null' } },
            },
            'x-provenance': 'observed',
            'x-observed': DAY,
          },
        },
      },
    },
  ])
  expect((await apply(overlay))['components']!['schemas']!['Wallet']!['properties']).toHaveProperty('bonus.items')
})

test.for([
  ['a field of another type', { sumBalance: 'five' }],
  ['a missing field', {}],
  ['a renamed field', { sum: 5 }],
])('%s is valid after the proposed change, and was not before', async ([, value]) => {
  const body = success(value)
  const { overlay } = await propose({ path: '/wps/wallets/gcs', body })
  const changed = await apply(overlay)

  expect(accepts((await readGatewayDocument()) as Json, WALLET, body)).toBe(false)
  expect(accepts(changed, WALLET, body)).toBe(true)
  expect(accepts(changed, WALLET, success({ sumBalance: 5 }))).toBe(true)
  expect(accepts(changed, WALLET, success([]))).toBe(false)
})

test('a call that the document does not have is proposed as an operation', async () => {
  const call = { path: '/wps/member/tuan88/vouchers?kind=1', method: 'POST', sent: { voucherNo: 'VC-1', amount: 5 } }
  const { overlay } = await propose(
    { ...call, body: success({ id: 1 }) },
    { ...call, status: 400, body: { success: false, errorCode: 'voucher.used', message: 'Đã dùng' } },
  )
  const operation = (await apply(overlay))['paths']!['/wps/member/{part3}/vouchers']!['post']! as Json

  expect(operation).toMatchObject({
    operationId: 'postWpsMemberPart3Vouchers',
    summary: 'Observed in 2 calls',
    'x-provenance': 'observed',
    'x-observed': DAY,
    security: [{ token: [] }],
    parameters: [
      { name: 'part3', in: 'path', required: true },
      { name: 'kind', in: 'query' },
    ],
  })
  expect(operation['requestBody']!['content']!['application/json']!['schema']).toEqual({
    type: 'object',
    required: ['voucherNo', 'amount'],
    properties: { voucherNo: { type: 'string' }, amount: { type: 'number' } },
  })
  expect(operation['responses']!['400']!['x-error-codes']).toEqual(['voucher.used'])
})

test('new parameters and codes are added to their operations', async () => {
  const { overlay } = await propose(
    { path: '/wps/system/country?area=1', body: success([]) },
    { path: '/wps/wallets/gcs', status: 400, body: { success: false, errorCode: 'wallet.closed', message: 'x' } },
    { path: '/wps/wallets/gcs', status: 418, body: { success: false, errorCode: 'tea.pot', message: 'x' } },
  )
  const paths: Json = (await apply(overlay))['paths']!
  const wallet = paths['/wps/wallets/gcs']!['get']!['responses'] as Json

  expect(paths['/wps/system/country']!['get']!['parameters']).toContainEqual(
    expect.objectContaining({ name: 'area', 'x-provenance': 'observed' }),
  )
  expect(wallet['400']!['x-error-codes']).toEqual(['request_param_err', 'function.not.available', 'wallet.closed'])
  expect(wallet['418']!['x-error-codes']).toEqual(['tea.pot'])
})

test('the provider states make a mock respond as the gateway did', async () => {
  const { states } = await propose(
    { path: '/wps/system/whitelabel', body: success({ modId: 'INBOX3', enabled: '0', childrenNodes: [] }) },
    { path: '/wps/system/country', status: 500, body: { success: false, errorCode: 'system.error', message: 'x' } },
    { path: '/wps/system/location', body: success({ ip: '198.51.100.4', isp: 'VNPT' }) },
  )
  const { fetch } = createMockServer()
  const send = async (path: string, body?: object) => {
    const init = { headers: { merchant: 'DEMO' }, ...(body && { method: 'POST', body: JSON.stringify(body) }) }
    const response = await fetch(new Request(`http://mock.local${path}`, init))
    return { status: response.status, body: (await response.json()) as Json }
  }
  for (const state of states) expect((await send('/__admin/provider-states', state)).status).toBe(200)

  expect(states.map(({ state }) => state)).toEqual([
    'a module is switched',
    'an operation fails',
    'a response has optional fields',
  ])
  expect(JSON.stringify((await send('/wps/system/whitelabel')).body)).toContain('{"modId":"INBOX3","enabled":"0"')
  expect(await send('/wps/system/country')).toMatchObject({ status: 500, body: { errorCode: 'system.error' } })
  expect((await send('/wps/system/location')).body['value']).toHaveProperty('isp', 'text')
})

test('no token, name, number or password is written', async () => {
  const secrets = {
    fullName: 'Nguyễn Văn An',
    note: 'NGUYEN VAN AN',
    phone: '0912345678',
    password: 'Secret@1',
    session: TOKEN,
    mail: 'an@b.example',
    card: 9_704_001_234,
    byAccount: { tuan8899: { sum: 7_300_501 }, '0912345678': { sum: 1 } },
  }
  const { text, out } = await propose(
    { path: '/wps/wallets/gcs', body: success({ sumBalance: 7_300_501, ...secrets }) },
    { path: '/wps/new/0912345678/tuan8899?tuan8899=1&phone=0912345678', method: 'POST', sent: secrets, body: secrets },
    { path: '/wps/new', status: 400, body: { success: false, errorCode: TOKEN, message: 'Nguyễn Văn An' } },
    { path: '/wps/wallets/gcs', status: 400, body: { success: false, errorCode: TOKEN, message: 'Nguyễn Văn An' } },
  )

  expect(text).toContain('byAccount')
  expect(text + out).not.toMatch(/Nguy|NGUYEN|0912|Secret@|0b5e2c1a|an@b|9704|tuan8899|7300501/)
})

test('a folder that exists is not replaced, and nothing is written after an error', async () => {
  await using folder = await ownFolder()
  const [har, target] = [folder.file('capture.har'), folder.file('proposal')]
  const text = JSON.stringify({ log: { entries: [toEntry({ path: '/wps/new', body: success(1) })] } })
  await writeFile(har, text)

  expect((await longan('learn', har, '--write', target)).code).toBe(1)
  const again = await longan('learn', har, '--write', target)
  expect([again.code, again.err]).toEqual([
    2,
    expect.stringContaining(`The folder ${target} cannot be written (ENOTEMPTY)`),
  ])
  await writeFile(har, text.slice(0, -10))
  expect((await longan('learn', har, '--write', folder.file('other'))).code).toBe(2)
  await expect(readFile(`${folder.file('other')}/openapi.overlay.json`)).rejects.toMatchObject({ code: 'ENOENT' })
})
