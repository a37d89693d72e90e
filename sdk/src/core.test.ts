import { expect, test, vi } from 'vitest'
import { gatewayCore } from './core.ts'
import { wallet } from './resources/wallet.ts'
import { scripted, success } from './testing.ts'
import { value } from './value.ts'

const planted = {
  'POST /wps/relay/MCSFE_addFavoriteGameV2': { id: 'changePassword', encrypted: true, captcha: true },
  'GET /wps/wallets/gcs': { id: 'getCode', text: true },
} as const

test('a domain stands on the core by itself', async () => {
  const { options, seen } = scripted([success({ sumBalance: 5 })])

  expect(await wallet(gatewayCore(options)).get()).toEqual({ sumBalance: 5 })
  expect(seen[0]!.headers.get('merchant')).toBe('DEMO')
})

test('whatever the description marks as encrypted travels encrypted, and says which captcha it answers', async () => {
  const answers = [success('aW1n', { 'X-Captcha-Id': 'shown' }), success(true)]
  const { options, seen } = scripted(answers, { dialect: { cipher: 'plain' } })
  const { GET, POST } = gatewayCore(options).clientOf(planted)

  await GET('/wps/wallets/gcs')
  await POST('/wps/relay/MCSFE_addFavoriteGameV2', { body: { nodeId: 1 } })

  expect(seen[1]!.headers.get('encryption')).toBe('plain')
  expect(seen[1]!.headers.get('x-captcha-id')).toBe('shown')
  expect(JSON.parse(seen[1]!.body)).toEqual({ nodeId: 1 })
})

test('a text reply is text, also where it reads like a number', async () => {
  const { options } = scripted([new Response('0012345')])

  expect(await value(gatewayCore(options).clientOf(planted).GET('/wps/wallets/gcs'))).toBe('0012345')
})

test('a fetch that is replaced after the client was made is the one that is used', async () => {
  const http = gatewayCore({ baseUrl: 'https://gateway.example', merchant: 'DEMO' })
  vi.stubGlobal('fetch', async () => success({ sumBalance: 7 }))

  const answer = await wallet(http)
    .get()
    .finally(() => vi.unstubAllGlobals())

  expect(answer).toEqual({ sumBalance: 7 })
})

test.each(['<h1>closed</h1>', '0'.repeat(256), ''])('nothing is encrypted for a key that is none: %j', async (key) => {
  const { options } = scripted([new Response(key)])

  await expect(gatewayCore(options).seal('{}')).rejects.toMatchObject({
    code: 'response.unreadable',
    operation: 'getRsaKey',
  })
})
