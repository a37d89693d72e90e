import { expect, test, vi } from 'vitest'
import { gatewayCore } from './core.ts'
import { wallet } from './resources/wallet.ts'
import { scripted, success } from './testing.ts'
import { value } from './value.ts'

const operations = {
  'POST /wps/relay/MCSFE_addFavoriteGameV2': { id: 'changePassword', encrypted: true, captcha: true, value: 'none' },
  'GET /wps/wallets/gcs': { id: 'getCode', text: true },
} as const

test('a resource works with the core alone', async () => {
  const { options, requests } = scripted([success({ sumBalance: 5 })])

  expect(await wallet(gatewayCore(options)).get()).toEqual({ sumBalance: 5 })
  expect(requests[0]!.headers.get('merchant')).toBe('DEMO')
})

test('an operation that the document marks as encrypted is sent encrypted, with the id of the captcha', async () => {
  const replies = [success('aW1n', { 'X-Captcha-Id': 'shown' }), success(true)]
  const { options, requests } = scripted(replies, { dialect: { cipher: 'plain' } })
  const { GET, POST } = gatewayCore(options).clientOf(operations)

  await GET('/wps/wallets/gcs')
  await POST('/wps/relay/MCSFE_addFavoriteGameV2', { body: { nodeId: 1 } })

  expect(requests[1]!.headers.get('encryption')).toBe('plain')
  expect(requests[1]!.headers.get('x-captcha-id')).toBe('shown')
  expect(JSON.parse(requests[1]!.body)).toEqual({ nodeId: 1 })
})

test('a text response is text, even if it looks like a number', async () => {
  const { options } = scripted([new Response('0012345')])

  expect(await value(gatewayCore(options).clientOf(operations).GET('/wps/wallets/gcs'))).toBe('0012345')
})

test('a fetch that is replaced after the client was created is used', async () => {
  const http = gatewayCore({ baseUrl: 'https://gateway.example', merchant: 'DEMO' })
  vi.stubGlobal('fetch', async () => success({ sumBalance: 7 }))

  const balance = await wallet(http)
    .get()
    .finally(() => vi.unstubAllGlobals())

  expect(balance).toEqual({ sumBalance: 7 })
})

test.each(['<h1>closed</h1>', '0'.repeat(256), `${'0'.repeat(216)}${'f'.repeat(40)}`, 'f'.repeat(255), ''])(
  'an invalid or short key encrypts nothing: %j',
  async (key) => {
    const { options } = scripted([new Response(key)])

    await expect(gatewayCore(options).encrypt('{}')).rejects.toMatchObject({
      code: 'response.unreadable',
      message: 'getRsaKey failed: 200 response.unreadable (no RSA key of 1,024 bits or more)',
    })
  },
)

test.each(['8', 'c', '00f'])('a key of 1,024 bits that begins with %s encrypts', async (start) => {
  const { options } = scripted([new Response(start + '1'.repeat(255))])

  expect((await gatewayCore(options).encrypt('{}')).encryption).toMatch(/^[0-9a-f]{256,258}$/)
})
