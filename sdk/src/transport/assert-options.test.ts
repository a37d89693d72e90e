import { expect, test, vi } from 'vitest'
import { createGateway, type GatewayOptions } from '../index.ts'

const options: GatewayOptions = { baseUrl: 'https://gateway.example', merchant: 'DEMO' }
const create = (wrong: object) => () => createGateway({ ...options, ...wrong })

test.for([
  ['gateway.example'],
  ['localhost:5174'],
  ['ftp://gateway.example'],
  ['https://'],
  [' https://gateway.example'],
  ['https://gateway.example?site=1'],
  ['https://gateway.example#site'],
  [5174],
])('a gateway at %j cannot be created', ([baseUrl]) => {
  expect(create({ baseUrl })).toThrow('baseUrl must be an http(s) address')
})

test('an address with a password is refused without the password', () => {
  expect(create({ baseUrl: 'https://user:secret@gateway.example' })).toThrow(/^(?!.*secret).*baseUrl must be/)
})

test.for(['', '/behind/a/proxy', 'http://[::1]:5174', 'HTTPS://gateway.example/base/'])(
  'a gateway at %j can be created',
  (baseUrl) => {
    expect(create({ baseUrl })).not.toThrow()
  },
)

test.for([
  ['timeout', Number.NaN, 1],
  ['timeout', 0, 1],
  ['timeout', '20000', 1],
  ['timeout', null, 1],
  ['uploadTimeout', -1, 1],
  ['retries', Number.NaN, 0],
  ['retries', -1, 0],
  ['retries', 'two', 0],
] as const)('%s cannot be %j', ([name, value, min]) => {
  expect(create({ [name]: value })).toThrow(`${name} must be at least ${min}`)
})

test.for([
  ['timeout', -1, 1],
  ['timeout', 0, 1],
  ['timeout', Number.NaN, 1],
  ['timeout', '20000', 1],
  ['retries', -1, 0],
  ['retries', Number.NaN, 0],
  ['retries', 'two', 0],
] as const)('%s of one call cannot be %j, and nothing is sent', async ([name, value, min]) => {
  const fetch = vi.fn<NonNullable<GatewayOptions['fetch']>>()
  const gateway = createGateway({ ...options, fetch })

  const wrong: object = { [name]: value }
  await expect(gateway.wallet.get(wrong)).rejects.toThrow(new TypeError(`${name} must be at least ${min}`))
  expect(fetch).not.toHaveBeenCalled()
})
