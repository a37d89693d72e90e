import { expect, test } from 'vitest'
import type { Call, Reply } from '../../../kernel/http/http.ts'
import type { MockServer } from '../../../mock-server.ts'
import { longan, running } from '../testing.ts'

const changing =
  (path: string, change: (reply: Reply) => Reply) =>
  (handle: MockServer['handle']): MockServer['handle'] =>
  async (call: Call) => {
    const reply = await handle(call)
    return call.path === path ? change(reply) : reply
  }
const typed =
  (type: string) =>
  (reply: Reply): Reply => ({ ...reply, headers: { ...reply.headers, 'content-type': type } })
const STATUS = '/wps/system/status'

test('JSON with the content type of a page is a difference', async () => {
  await using mock = await running({}, changing(STATUS, typed('text/html')))

  const { code, out } = await longan('drift', '--gateway', mock.url, '--only', 'system')

  expect(out).toContain('✗ getSystemStatus\n    content-type is text/html, not application/json\n')
  expect(out).toContain('\n1 of ')
  expect(code).toBe(1)
})

test.for(['application/json;charset=UTF-8', 'Application/JSON', 'application/hal+json'])(
  'JSON may have the content type %s',
  async (type) => {
    await using mock = await running({}, changing(STATUS, typed(type)))

    expect((await longan('drift', '--gateway', mock.url, '--only', 'system')).out).toContain('\n0 of ')
  },
)

test('a captcha without its id in a header or a cookie is a difference; one of them is enough', async () => {
  const without =
    (...gone: string[]) =>
    (reply: Reply): Reply => {
      const remaining = Object.entries(reply.headers).filter(([name]) => !gone.includes(name.toLowerCase()))
      return { ...reply, headers: Object.fromEntries(remaining) }
    }
  const drift = async (...gone: string[]) => {
    await using mock = await running({}, changing('/wps/captcha', without(...gone)))
    return (await longan('drift', '--gateway', mock.url, '--only', 'session', '--unsafe')).out
  }

  expect(await drift('x-captcha-id', 'set-cookie')).toMatch(/✗ getCaptcha\n {4}.*X-Captcha-Id.* is missing\n/)
  expect(await drift('x-captcha-id')).toContain('✓ getCaptcha\n')
})

const refusing = (fields: object) => changing('/wps/wallets/gcs', () => refusal(fields))
const refusal = (fields: object): Reply => ({
  status: 401,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ errorCode: 'login.not.session', ...fields }),
})

test.for([
  [{ success: false }, '✗ getWallet\n    message is missing\n'],
  [{ success: false, message: 7 }, '✗ getWallet\n    message must be string\n'],
  [{ success: false, message: 'No.' }, '· getWallet: refused with 401 login.not.session\n'],
  [{ status: 'failed', description: 'No.' }, '· getWallet: refused with 401 login.not.session\n'],
] as const)('the body of a refusal is compared with the document: %j', async ([fields, sentence]) => {
  await using mock = await running({}, refusing(fields))

  const { out } = await longan('drift', '--gateway', mock.url, '--only', 'wallet', '--token', 'any')

  expect(out).toContain(sentence)
})
