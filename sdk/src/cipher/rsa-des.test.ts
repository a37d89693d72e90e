import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import forge from 'node-forge'
import { expect, test } from 'vitest'
import { refusal, scriptedGateway, success } from '../testing.ts'

// An independent reader of facts B: node:crypto undoes RSA, node-forge undoes DES. Nothing here is the SDK's own code.
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024, publicExponent: 65537 })
const modulus = Buffer.from(publicKey.export({ format: 'jwk' }).n!, 'base64url').toString('hex')
const session = success({ token: 't-1', userName: 'demo01', type: 0, firstTimeLogin: false })
const key = () => new Response(modulus, { headers: { 'content-type': 'text/plain' } })
const input = { type: 'username', username: 'demo01', password: 'Demo@123 có dấu', captcha: 'k7x2mp' } as const

/** The 126 bytes of the header: hex, RSA without padding, then the little-endian digits from the lowest. */
function decryptHeader(hex: string): string {
  const bigEndian = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(hex, 'hex'))
  const littleEndian = bigEndian.toReversed()
  const [chunk, above] = [littleEndian.subarray(0, 126), littleEndian.subarray(126)]
  expect(above.every((byte) => byte === 0)).toBe(true)
  expect(chunk.subarray(16).every((byte) => byte === 0)).toBe(true)
  return Buffer.from(chunk.subarray(0, 16)).toString('latin1')
}

function decryptBody(base64: string, key: string): unknown {
  const decipher = forge.cipher.createDecipher('DES-ECB', forge.util.createBuffer(key.slice(0, 8)))
  decipher.start({ iv: '' })
  decipher.update(forge.util.createBuffer(Buffer.from(base64, 'base64').toString('binary')))
  expect(decipher.finish()).toBe(true)
  return JSON.parse(forge.util.decodeUtf8(decipher.output.getBytes()))
}

const reverse = (text: string) => [...text].toReversed().join('')

test('a gateway that follows the format reads what login sends [A-3-19]', async () => {
  const { gateway, requests } = scriptedGateway([key(), session])

  await gateway.session.login(input)

  const [keyRequest, loginRequest] = requests
  expect(keyRequest!.url.pathname).toBe('/wps/session/key/rsa')
  const header = loginRequest!.headers.get('encryption')!
  expect(header).toMatch(/^[0-9a-f]{256}$/)
  const desKey = reverse(decryptHeader(header))
  const { value, ...rest } = JSON.parse(loginRequest!.body)
  expect(rest).toEqual({})
  expect(decryptBody(value, desKey)).toEqual(input)
  const wire = `${loginRequest!.url} ${loginRequest!.body} ${JSON.stringify([...loginRequest!.headers])}`
  expect(wire).not.toContain('demo01')
  expect(wire).not.toContain('Demo@123')
})

test('the key is 16 characters of the 61 that clients use, fresh for every request', async () => {
  const { gateway, requests } = scriptedGateway([key(), session])

  await gateway.session.login(input)
  await gateway.session.login(input)

  const keys = requests.slice(1).map(({ headers }) => reverse(decryptHeader(headers.get('encryption')!)))
  for (const desKey of keys) expect(desKey).toMatch(/^[0-9A-XZTa-ik-z]{16}$/)
  expect(keys[0]).not.toBe(keys[1])
})

test('the chance that picks the key is injected', async () => {
  const { gateway, requests } = scriptedGateway([key(), session], { random: () => 0.999 })

  await gateway.session.login(input)

  expect(decryptHeader(requests[1]!.headers.get('encryption')!)).toBe('z'.repeat(16))
})

test('the gateway key is fetched once, and again after logging out', async () => {
  const { gateway, requests } = scriptedGateway([key(), session, session, success(true), key(), session])

  await gateway.session.login(input)
  await gateway.session.login(input)
  await gateway.session.logout()
  await gateway.session.login(input)

  const paths = requests.map(({ url }) => url.pathname.split('/').at(-1))
  expect(paths).toEqual(['rsa', 'login', 'login', 'logout', 'rsa', 'login'])
})

test('a key that could not be fetched or read is fetched again', async () => {
  const { gateway, requests } = scriptedGateway([
    refusal(503, 'system.maintenance'),
    key(),
    refusal(400, 'request_body_required'),
    key(),
    session,
  ])

  await expect(gateway.session.login(input)).rejects.toMatchObject({
    code: 'system.maintenance',
    operation: 'getRsaKey',
  })
  await expect(gateway.session.login(input)).rejects.toMatchObject({ code: 'request_body_required' })
  await gateway.session.login(input)

  expect(requests.filter(({ url }) => url.pathname.endsWith('rsa')).length).toBe(3)
})

test('older gateways read the bare ciphertext', async () => {
  const { gateway, requests } = scriptedGateway([key(), session], { dialect: { cipherBody: 'raw' } })

  await gateway.session.login(input)

  const desKey = reverse(decryptHeader(requests[1]!.headers.get('encryption')!))
  expect(requests[1]!.headers.get('content-type')).toBe('application/json')
  expect(decryptBody(requests[1]!.body, desKey)).toEqual(input)
})

test('the plain cipher leaves the body readable and fetches no key', async () => {
  const { gateway, requests } = scriptedGateway([session], { dialect: { cipher: 'plain' } })

  await gateway.session.login(input)

  expect(requests[0]!.headers.get('encryption')).toBe('plain')
  expect(JSON.parse(requests[0]!.body)).toEqual(input)
})
