import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allOperations } from '../operations/all.gen.ts'
import type { Operations } from '../operations/operation.ts'
import { failureOf, refusal, scriptedGateway } from '../testing.ts'

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const page = (status: number) => new Response('<html>', { status, headers: { 'content-type': 'text/html' } })
const redirect = (status: number) =>
  new Response('', { status, headers: { location: 'https://other.example/?token=secret' } })

test.for([
  ['nothing', () => new Response(''), 'no JSON'],
  ['status 204', () => new Response(null, { status: 204 }), 'no JSON'],
  ['null', () => json(null), 'null instead of object'],
  ['a list', () => json([]), 'array instead of object'],
  ['an envelope without a value', () => json({ success: true }), 'no value'],
  ['an envelope with null', () => json({ success: true, value: null }), 'null instead of object'],
  ['an envelope with a text', () => json({ success: true, value: '5' }), 'string instead of object'],
  ['a failure without a code', () => json({ success: false }), 'no error code'],
  ['a page', () => page(200), 'a page'],
  ['a broken JSON', () => new Response('{"success":true,"val'), 'no JSON'],
  ['a failed page', () => page(500), 'no error code'],
  ['a redirect', () => redirect(307), 'a redirect to https://other.example, which is not followed'],
] as const)('%s in place of an object is unreadable: %s', async ([, reply, reason]) => {
  const { gateway, requests } = scriptedGateway([reply()])
  const { status } = reply()

  expect(await failureOf(gateway.wallet.get())).toMatchObject({
    kind: 'unreadable',
    status,
    code: 'response.unreadable',
    message: `getWallet failed: ${status} response.unreadable (${reason})`,
  })
  expect(requests.length).toBe(1)
})

test('a list, a text, a number and a boolean are checked as well, in an envelope and without one', async () => {
  const { gateway } = scriptedGateway([json({ success: true, value: { one: 1 } })])
  const bare = scriptedGateway([json({ one: 1 })])

  expect((await failureOf(gateway.system.listCountries())).message).toContain('object instead of array')
  expect((await failureOf(gateway.member.getNickname())).message).toContain('object instead of string')
  expect((await failureOf(gateway.points.getBalance())).message).toContain('object instead of number')
  expect((await failureOf(gateway.security.hasPaymentPassword())).message).toContain('object instead of boolean')
  expect((await failureOf(bare.gateway.lottery.list())).message).toContain('object instead of array')
})

test('a command without a result takes an envelope without a value, null, and status 204', async () => {
  const replies = [json({ success: true }), json({ success: true, value: null }), new Response(null, { status: 204 })]
  const { gateway } = scriptedGateway(replies)

  for (const _reply of replies) await expect(gateway.session.touch()).resolves.toBeUndefined()
  const { gateway: broken } = scriptedGateway([json([])])
  expect(await failureOf(broken.session.touch())).toMatchObject({ kind: 'unreadable' })
})

test('a redirect of a command is not followed, so nothing reaches another origin', async () => {
  const { gateway, requests } = scriptedGateway([redirect(307)])

  const error = await failureOf(gateway.games.addFavourite({ nodeId: 1 }))

  expect(error).toMatchObject({ kind: 'unreadable', status: 307 })
  expect(error.message).not.toContain('secret')
  expect(requests.map(({ redirect: mode }) => mode)).toEqual(['manual'])
})

test('a browser hides a redirect that is not followed; it is unreadable, too', async () => {
  const hidden = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })
  const { gateway } = scriptedGateway([async () => hidden])

  expect((await failureOf(gateway.wallet.get())).message).toBe(
    'getWallet failed: 302 response.unreadable (a redirect, which is not followed)',
  )
})

test('a text is a page only if the gateway says so', async () => {
  const { gateway } = scriptedGateway([page(200)])

  expect((await failureOf(gateway.session.getKey())).message).toContain('(a page)')
})

test('a refusal with any status is a refusal', async () => {
  const { gateway } = scriptedGateway([refusal(307, 'system.error')])

  expect(await failureOf(gateway.wallet.get())).toMatchObject({ kind: 'refused', status: 307, code: 'system.error' })
})

test('no value is demanded of an operation whose method returns nothing', () => {
  const folder = new URL('../resources/', import.meta.url)
  const operations = Object.assign({}, ...Object.values(allOperations)) as Operations
  const withoutResult = readdirSync(folder)
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(new URL(file, folder), 'utf8').matchAll(/\bdone\(\s*(GET|POST|PUT|DELETE)\(\s*'([^']+)'/g),
    ])
    .map(([, method, path]) => operations[`${method} ${path}`]!)

  expect(withoutResult.length).toBeGreaterThan(50)
  expect(withoutResult.filter(({ value }) => value !== 'none')).toEqual([])
})
